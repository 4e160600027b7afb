import type { vizierLesson as en } from '../en/lesson-vizier.ts'

/** What Kepi says in the lesson about the Vizier's Challenge: at most 35 words a step. */
export const vizierLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.vizier.first': 'Être premier',
  'lesson.vizier.welcome':
    'Rebonjour ! Le Défi du vizir est pour deux personnes qui connaissent le jeu. Qui est en tête de l’ordre du tour décide plus : des cartes Destinée, et du vizir. Vous êtes en tête, Ipy suit.',
  'lesson.vizier.choose':
    'On choisit maintenant les cartes Destinée, et vous commencez, comme toujours. Prenez celle de la foi. Son Ankh est 3 : à égale distance de 0 au Jugement de Maât, le plus haut Ankh passe en tête.',
  'lesson.vizier.discard':
    'Voici du nouveau : mettez une des trois autres de côté. Ipy ne pourra pas la prendre cette fois. Mettez de côté celle de la population ou du bonheur.',
  'lesson.vizier.left':
    'Ipy n’a le choix qu’entre deux, et prend l’or. Après le prochain Jugement de Maât, les quatre seront là.',
  'lesson.vizier.station':
    'Puis vous postez le vizir chez un dieu. Chaque fois qu’Ipy y prend un dé, vous marquez 2 points. Bastet a trois 5 ; Ipy en voudra un. Postez-le là.',
  'lesson.vizier.second': 'Le vizir à l’œuvre',
  'lesson.vizier.free':
    'La partie commence. Le vizir ne vous gêne pas : vous prenez des dés partout. Prenez le dé gris 5 chez Osiris.',
  'lesson.vizier.free.1': 'Construisez maintenant en rangée 5, dans le quartier papyrus, à gauche.',
  'lesson.vizier.tribute':
    'Ipy a quand même pris le dé jaune 5 chez Bastet, et son bonheur est monté à 5. Vous marquez 2 points.',
  'lesson.vizier.pillar': 'Prenez le dé blanc 5 chez Râ, pour une colonne.',
  'lesson.vizier.pillar.1':
    'Érigez maintenant la colonne dans cet angle : 4 points pour ses contours, 3 pour l’emplacement de la tuile chez Râ. L’or remplace la pierre.',
  'lesson.vizier.produce':
    'Ipy a pris le dé brun 5 chez Bastet, pour faire du pain. Seul compte où était le dé, pas son usage : encore 2 points pour vous.',
  'lesson.vizier.moved': 'Le vizir se déplace',
  'lesson.vizier.rounds':
    'J’ai joué pour vous deux autres tours. Vous y avez érigé cette colonne, pour 5 points.',
  'lesson.vizier.quiet':
    'Vous avez maintenant 26 points. Ipy n’a pris aucun dé chez Bastet : le Vizir ne vous en a apporté aucun pendant ces deux tours.',
  'lesson.vizier.weigh':
    'Maât juge : vous êtes à +4, Ipy à −2. Le plus près de 0 passera en tête. C’est Ipy, même si votre foi vous amène à +3.',
  'lesson.vizier.maat':
    'La foi non posée se perd après Maât. Posez donc quand même la vôtre du côté corrompu.',
  'lesson.vizier.two':
    'Cette fois, Ipy a choisi en premier, pris le scribe, et mis la foi de côté. Il vous reste deux cartes. Prenez l’or.',
  'lesson.vizier.elsewhere':
    'Le vizir doit changer de dieu à chaque fois. Ipy l’a posté chez Osiris, où vous aimez construire. Les dés que vous y prenez rapportent maintenant 2 points à Ipy.',
  'lesson.vizier.price':
    'C’est un prix, pas un interdit. Le dé jaune 5 est pur et le vaut. Prenez-le, et laissez à Ipy les 2 points.',
  'lesson.vizier.price.1':
    'Ipy a marqué 2 points. Construisez maintenant dans le quartier granite : deux granite, et votre production de granite monte à 4.',
  'lesson.vizier.end':
    'Vous connaissez le vizir ! On le poste quatre fois par partie : au début, et après trois Jugements de Maât. Vous menez 26 à 16. Continuez, ou commencez une partie.',
}
