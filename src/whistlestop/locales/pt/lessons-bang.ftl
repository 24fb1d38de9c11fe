## Lessons of BANG!

lesson-bang-reach = A mesa e o alcance
    .about = Quem pode atirar em quem? Os seus dois primeiros turnos como Xerife.
lesson-bang-reach-table = Você é Bart Cassidy, o Xerife, e tem cinco pontos de vida: se perder todos, está fora. No seu turno, jogue quantas cartas quiser.
lesson-bang-reach-distance = Conte os passos ao redor da mesa: Lucky Duke está à distância 1, Slab the Killer à distância 2. O seu velho Colt .45 só alcança 1.
lesson-bang-reach-weapon = Slab the Killer está pedindo, mas está longe demais. Ponha o Schofield na sua frente: ele alcança 2.
    .first = O Colt só acerta os vizinhos, e você tem um BANG! por turno. Primeiro ponha o Schofield na mesa.
lesson-bang-reach-shot = Agora Slab está ao alcance. Jogue um BANG! nele!
    .other = Esse tiro também acertaria. Mas quem está pedindo o dia todo é Slab!
lesson-bang-reach-panic = Acertou! Só vale um BANG! por turno, mas o Pânico! pega uma carta de quem está à distância 1. Pegue uma da mão de Lucky Duke.
    .own = Assim você só pegaria de volta o seu Schofield. Pegue uma carta da mão de Lucky Duke.
    .other = Quase! Mas pegue da mão de Lucky Duke: ele é o próximo e pode atirar.
lesson-bang-reach-mustang = Lucky Duke vai querer vingança. Monte no seu Mustang: com ele, todos veem você 1 mais longe.
lesson-bang-reach-end = Não há mais nada a fazer aqui. Encerre o turno e observe Lucky Duke.
lesson-bang-reach-again = O Colt .45 de Lucky Duke não alcança mais você, então a bala sobrou para o pobre Slab. É a sua vez de novo, com duas cartas novas: acabe com Slab com um BANG!
    .other = Slab só tem mais um ponto de vida. Atire nele!
lesson-bang-reach-done = Slab está fora! Ele era um Fora da Lei, e isso rende três cartas a você. Agora você sabe quem pode atirar em quem.
lesson-bang-end-early = Ainda não! O seu turno tem mais a oferecer.
