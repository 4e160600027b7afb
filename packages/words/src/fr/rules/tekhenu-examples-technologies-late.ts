import type { tekhenuExamplesTechnologiesLate as en } from '../../en/rules/tekhenu-examples-technologies-late.ts'

/** Examples on pages of cards: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesTechnologiesLate: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.T13.1':
    'Un 3 blanc à production 4, porté à 5 : vous en gardez 4, un est en excédent, et un de plus vient : 5 calcaire.',
  'tekhenu.example.T13.2': 'Un 2 blanc laissé tel quel : 3 calcaire, sans excédent.',
  'tekhenu.example.T13.no': 'Pour Horus, la valeur reste : la carte concerne la production.',
  'tekhenu.example.T14.1':
    'Un 2 blanc chez Horus comme un 4 : une statue dédiée à Bastet. La balance compte 2.',
  'tekhenu.example.T14.2':
    'Un 3 blanc chez Râ comme un 5 atteint la tuile de gauche : 3 points pour son emplacement.',
  'tekhenu.example.T14.no': 'Porté à 4, mais vous produisez ensuite : une production garde le 2 du dé.',
  'tekhenu.example.T15.1':
    'Votre balance indique −5 au Jugement de Maât. Les 2 foi de la carte l’amènent à −3.',
  'tekhenu.example.T15.2':
    'Un autre et vous êtes à égale distance de 0. Votre Ankh de 5 vous fait passer devant.',
  'tekhenu.example.T15.no': 'La foi ne se garde pas : ce que vous ne posez pas est perdu après Maât.',
  'tekhenu.example.T16.1': 'Première place après Maât : 2 points.',
  'tekhenu.example.T16.2': 'Dernière place après Maât : 1 or.',
  'tekhenu.example.T16.no': 'Deuxième place sur trois : rien.',
  'tekhenu.example.T17.1': 'Produire du pain avec un 2 brun : 2 points.',
  'tekhenu.example.T17.2':
    'Quatre bâtiments ont découvert 2 pains. Au décompte, vous n’en payez aucun et ne perdez rien.',
  'tekhenu.example.T17.no': 'Produire du papyrus : rien.',
  'tekhenu.example.T18.1': 'Un 2 blanc au soleil est pur : 1 point.',
  'tekhenu.example.T18.2': 'Avec T08, vous comptez un dé interdit comme pur : 1 point.',
  'tekhenu.example.T18.no': 'Le même 2 blanc pris avec Anubis n’est ni pur ni corrompu : rien.',
  'tekhenu.example.T19.1':
    'Un 4 jaune corrompu chez Horus : pour 1 scribe, il apporte d’abord 2 papyrus, puis la statue.',
  'tekhenu.example.T19.2': 'Le granite qu’il produit paie la colonne du même dé.',
  'tekhenu.example.T19.no': 'Un dé pur ne fait qu’une chose : la carte n’est pas proposée.',
  'tekhenu.example.T20.1': 'Deux cartes coûtent 2 papyrus. Vous en avez 1, la carte apporte l’autre.',
  'tekhenu.example.T20.2': 'Une carte est gratuite, le papyrus vous reste donc.',
  'tekhenu.example.T20.no': 'Le dé de Thot produit du granite : pas de papyrus.',
  'tekhenu.example.T21.1': 'Un emplacement à 2 pains alors que vous en avez 1 : la carte apporte l’autre.',
  'tekhenu.example.T21.2': 'Un emplacement à 2 pains alors que vous en avez 2 : il vous en reste un.',
  'tekhenu.example.T21.no': 'Un atelier d’Osiris n’est pas un bâtiment d’Hathor : pas de pain.',
  'tekhenu.example.T22.1': 'Une tuile à 1 calcaire payée en granite : 1 point.',
  'tekhenu.example.T22.2': 'Une tuile à 1 granite payée en calcaire : 1 point.',
  'tekhenu.example.T22.no': 'Payée comme imprimé : pas de point.',
  'tekhenu.example.T23.1': 'Deux scribes invoquent Anubis : 3 points.',
  'tekhenu.example.T23.2': 'B23 l’invoque aussi : 3 points.',
  'tekhenu.example.T23.no': 'Un dé pris sans lui : rien.',
  'tekhenu.example.T24.1': 'Vous jouez B07 et B08 : 2 or.',
  'tekhenu.example.T24.2': 'En produisant, vous jouez B01 : 1 or et le calcaire.',
  'tekhenu.example.T24.no': 'Prendre une bénédiction chez Thot n’est pas la jouer : pas d’or.',
}
