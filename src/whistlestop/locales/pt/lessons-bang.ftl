## Lessons of BANG!

lesson-bang-reach = A mesa e o alcance
    .about = Quem pode atirar em quem? O seu primeiro turno como Xerife.
lesson-bang-reach-table = Você é o Xerife e tem cinco pontos de vida: se perder todos, está fora. Estas são as suas cartas. No seu turno, jogue quantas quiser.
lesson-bang-reach-distance = Conte os passos ao redor da mesa: Lucky Duke está à distância 1, Slab the Killer à distância 2. O seu velho Colt .45 só alcança 1.
lesson-bang-reach-weapon = Slab the Killer está pedindo, mas está longe demais. Ponha o Schofield na sua frente: ele alcança 2.
    .first = O Colt só acerta os vizinhos, e você tem um BANG! por turno. Primeiro ponha o Schofield na mesa.
lesson-bang-reach-shot = Agora Slab está ao alcance. Jogue um BANG! nele!
    .other = Esse tiro também acertaria. Mas quem está pedindo o dia todo é Slab!
lesson-bang-reach-once = Acertou! Slab perdeu um ponto de vida. Só vale um BANG! por turno, então o outro tem que esperar.
lesson-bang-reach-panic = Pânico! pega uma carta de quem está à distância 1, seja qual for a sua arma. Pegue uma carta da mão de Lucky Duke.
    .other = Quase! Mas pegue da mão de Lucky Duke: ele é o próximo e pode atirar.
lesson-bang-reach-mustang = Lucky Duke vai querer revidar. Monte no seu Mustang: com ele, todos veem você 1 mais longe.
lesson-bang-reach-end = Não há mais nada a fazer aqui. Termine o turno e observe Lucky Duke.
lesson-bang-reach-done = Lucky Duke também tem um Colt .45, e agora você está à distância 2 dele. Então a bala sobrou para o pobre Slab. Alcance é isso!
lesson-bang-end-early = Ainda não! O seu turno tem mais a oferecer.
