import type { tekhenuExamplesConquest as en } from '../../en/rules/tekhenu-examples-conquest.ts'

/** Examples on pages of conquest tiles: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesConquest: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.conquest-A01.1':
    'Une colonne dessus : 2 papyrus et 1 pain, au lieu de ce qui est imprimé dessous.',
  'tekhenu.example.conquest-A01.2':
    'Un bâtiment d’Hathor dans sa rangée : 1 papyrus et 1 pain. La tuile reste.',
  'tekhenu.example.conquest-A01.no': 'Une colonne est dessus : Hathor n’apporte rien de la tuile.',
  'tekhenu.example.conquest-A02.1': 'Une colonne dessus : 2 calcaire et 1 granite.',
  'tekhenu.example.conquest-A02.2': 'Un bâtiment d’Hathor dans sa rangée : 1 calcaire et 1 granite.',
  'tekhenu.example.conquest-A02.no': 'Une colonne est dessus : Hathor n’apporte rien de la tuile.',
  'tekhenu.example.conquest-A03.1': 'Une colonne dessus : 2 pains et 1 granite.',
  'tekhenu.example.conquest-A03.2': 'Un bâtiment d’Hathor dans sa rangée : 1 pain et 1 granite.',
  'tekhenu.example.conquest-A03.no': 'Une colonne est dessus : Hathor n’apporte rien de la tuile.',
  'tekhenu.example.conquest-A04.1': 'Une colonne dessus : 1 papyrus et 2 calcaire.',
  'tekhenu.example.conquest-A04.2': 'Un bâtiment d’Hathor dans sa rangée : 1 papyrus et 1 calcaire.',
  'tekhenu.example.conquest-A04.no': 'Une colonne est dessus : Hathor n’apporte rien de la tuile.',
  'tekhenu.example.conquest-A05.1': 'Une colonne dessus : vous choisissez le pain et en recevez 3.',
  'tekhenu.example.conquest-A05.2':
    'Un bâtiment d’Hathor dans sa rangée : vous choisissez le granite et en recevez 1.',
  'tekhenu.example.conquest-A05.no': 'L’or ne peut pas être choisi.',
  'tekhenu.example.conquest-A06.1': 'Une colonne dessus : vous regardez deux technologies et en gardez une.',
  'tekhenu.example.conquest-A06.2':
    'Un bâtiment d’Hathor dans sa rangée : la première technologie du paquet est à vous.',
  'tekhenu.example.conquest-A06.no': 'Une colonne est dessus : Hathor n’apporte pas de carte.',
  'tekhenu.example.conquest-A07.1': 'Une colonne dessus : vous regardez trois bénédictions et en gardez une.',
  'tekhenu.example.conquest-A07.2':
    'Un bâtiment d’Hathor dans sa rangée : la première bénédiction du paquet est à vous.',
  'tekhenu.example.conquest-A07.no': 'Une colonne est dessus : Hathor n’apporte pas de carte.',
  'tekhenu.example.conquest-A08.1': 'Une colonne dessus : Thot avec la valeur 1, donc une carte gratuite.',
  'tekhenu.example.conquest-A08.2': 'C’est une vraie action Thot : T03 apporte ses 2 points.',
  'tekhenu.example.conquest-A08.no':
    'Un bâtiment d’Hathor dans sa rangée : rien, la tuile n’a pas de gain pour Hathor.',
  'tekhenu.example.conquest-A09.1':
    'Une colonne dessus : Osiris avec la valeur 5. Un bâtiment dans le quartier du papyrus coûte 1 bonheur, apporte 2 papyrus et monte la production de 2.',
  'tekhenu.example.conquest-A09.2': 'C’est une vraie action Osiris : T01 apporte ses 2 points.',
  'tekhenu.example.conquest-A09.no':
    'Un bâtiment d’Hathor dans sa rangée : rien, la tuile n’a pas de gain pour Hathor.',
}
