import type { tekhenuExamplesStarting as en } from '../../en/rules/tekhenu-examples-starting.ts'

/** Examples on pages of cards: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesStarting: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.S01.1':
    'Vous construisez en rangée 5 de pain : production 4, 2 pains, et le bonheur reste à 2.',
  'tekhenu.example.S01.2': 'Rangée 5 de granite : production 4 et 2 granite.',
  'tekhenu.example.S01.no': 'C’est la rangée 5 et aucune autre : la rangée 6 est refusée.',
  'tekhenu.example.S02.1':
    'Une carrière en rangée 3 de granite monte granite et calcaire à 3, et apporte 1 granite.',
  'tekhenu.example.S02.2': 'Ou calcaire : 1 calcaire, et le bonheur reste à 2.',
  'tekhenu.example.S02.no': 'Le pain est un atelier, pas une carrière : refusé.',
  'tekhenu.example.S03.1':
    'Un atelier en rangée 3 de papyrus monte papyrus et pain à 3, et apporte 1 papyrus.',
  'tekhenu.example.S03.2': 'Ou pain : 1 pain, et le bonheur reste à 2.',
  'tekhenu.example.S03.no': 'Le granite est une carrière : refusé.',
  'tekhenu.example.S04.1': 'Trois pains pour un premier bâtiment, 1 papyrus et 1 granite.',
  'tekhenu.example.S04.2': 'Les cinq d’une même sorte : 5 granite.',
  'tekhenu.example.S04.no': 'L’or est exclu : il ne peut pas être choisi.',
  'tekhenu.example.S05.1': 'Deux cartes sont retournées ; vous gardez une technologie.',
  'tekhenu.example.S05.2':
    'Vous pouvez aussi bien garder l’autre ; celle que vous laissez est mélangée dans son paquet.',
  'tekhenu.example.S05.no': 'On ne peut pas garder les deux : après un choix, la partie continue.',
  'tekhenu.example.S06.1': 'Deux cartes sont retournées ; vous gardez une bénédiction.',
  'tekhenu.example.S06.2':
    'Vous pouvez aussi bien garder l’autre ; celle que vous laissez est mélangée dans son paquet.',
  'tekhenu.example.S06.no': 'On ne peut pas garder les deux : après un choix, la partie continue.',
  'tekhenu.example.S07.1': 'Avec S12 à côté : 3 or et, avec le scribe de A01, 3 scribes.',
  'tekhenu.example.S07.2': 'Deux scribes invoquent Anubis à votre premier tour.',
  'tekhenu.example.S07.no': 'Elle n’apporte pas d’autres ressources que l’or.',
  'tekhenu.example.S08.1': 'Un papyrus, un pain, un calcaire, un granite.',
  'tekhenu.example.S08.2': 'Le granite paie une première statue, dont le prix est 1.',
  'tekhenu.example.S08.no': 'Il n’y a rien à choisir : pas de second pain au lieu du papyrus.',
  'tekhenu.example.S09.1': 'Deux granite et un calcaire.',
  'tekhenu.example.S09.2': 'Trois granite : deux statues.',
  'tekhenu.example.S09.no': 'Le pain n’en fait pas partie.',
  'tekhenu.example.S10.1': 'Deux pains et un papyrus.',
  'tekhenu.example.S10.2': 'Trois papyrus : un festival et il en reste un.',
  'tekhenu.example.S10.no': 'Le granite n’en fait pas partie.',
  'tekhenu.example.S11.1': 'La population passe de 5 à 8, le bonheur de 2 à 4.',
  'tekhenu.example.S11.2': 'La population vient d’abord : de 3 et 2, vous passez à 6 et 4.',
  'tekhenu.example.S11.no': 'La section 3 ouvre à 9 : une population de 8 ne l’ouvre pas encore.',
  'tekhenu.example.S12.1': 'Deux or remplacent deux ressources quelconques.',
  'tekhenu.example.S12.2': 'Avec S11 et le scribe de A01 : 2 or et 1 scribe.',
  'tekhenu.example.S12.no': 'L’or n’est pas un scribe : il ne change pas un dé, sauf avec T10.',
  'tekhenu.example.A01.1': 'Vous la choisissez au Jugement de Maât : 1 scribe.',
  'tekhenu.example.A01.2':
    'Deuxième dans l’ordre du tour, vous pouvez aussi la prendre, si personne avant vous ne l’a fait.',
  'tekhenu.example.A01.no': 'Le premier joueur l’a prise : vous en choisissez une autre.',
  'tekhenu.example.A02.1': 'Vous la choisissez au Jugement de Maât : 1 or.',
  'tekhenu.example.A02.2':
    'Deuxième dans l’ordre du tour, vous pouvez aussi la prendre, si personne avant vous ne l’a fait.',
  'tekhenu.example.A02.no': 'Le premier joueur l’a prise : vous en choisissez une autre.',
  'tekhenu.example.A04.1': 'Vous la choisissez au Jugement de Maât : 1 foi.',
  'tekhenu.example.A04.2':
    'Deuxième dans l’ordre du tour, vous pouvez aussi la prendre, si personne avant vous ne l’a fait.',
  'tekhenu.example.A04.no': 'Le premier joueur l’a prise : vous en choisissez une autre.',
  'tekhenu.example.A03.1': 'Vous choisissez la population : 5 devient 6.',
  'tekhenu.example.A03.2': 'Ou le bonheur : 2 devient 3.',
  'tekhenu.example.A03.no': 'Le premier joueur l’a prise : vous en choisissez une autre.',
}
