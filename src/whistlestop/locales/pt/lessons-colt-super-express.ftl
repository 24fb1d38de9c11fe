## Lessons of Colt Super Express

lesson-colt-ride = Primeira viagem
    .about = Duas rodadas num trem que fica cada vez mais curto.
lesson-colt-ride-train = Você é Belle, num trem desgovernado. A cada rodada ele perde o último vagão, e você está nele! Vence o último bandido a bordo.
lesson-colt-ride-plan = Em segredo, cada um empilha três das suas quatro cartas. Depois todos revelam uma carta por vez, cada um na sua vez.
lesson-colt-ride-fire = Cheyenne está bem na frente da sua arma. Ponha Atirar em cima, depois Mover, depois Mudar de Piso.
    .climb = Começou bem! Mas a segunda carta é Mover: você precisa sair do último vagão.
    .order = Aqui a ordem é tudo: primeiro Atirar, depois Mover, depois Mudar de Piso.
lesson-colt-ride-stunned = Acertou! Cheyenne foi parar na Locomotiva e perdeu uma carta só para se levantar. Depois atirou de volta, mas você já estava no teto: as balas não mudam de piso.
lesson-colt-ride-treasure = O seu vagão antigo se foi. Você estava mais atrás que todos, então ele vira o seu tesouro. Os tesouros só decidem se vários bandidos chegam juntos ao fim.
lesson-colt-ride-roof = Agora é a vez do seu vagão! Django está no teto como você, bem na frente do trem. Derrube-o com um tiro e esteja na Locomotiva no fim da rodada.
    .flip = Virar deixa você de costas, e aí Mover leva você para fora, pela traseira do trem. Deixe Virar de lado, ou jogue por último.
    .back = Depois de Virar, você olha para a traseira e Django fica atrás de você. Primeiro Atirar!
    .inside = Mudar de Piso leva você para dentro, e de lá a bala não pega Django no teto. Primeiro Atirar!
    .both = Você precisa de duas cartas: Atirar enquanto está no teto, e Mover para chegar à Locomotiva.
lesson-colt-ride-won = Django voou pela frente do trem, e Cheyenne vai embora com o último vagão. Só você continua a bordo: você venceu!
