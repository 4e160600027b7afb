import type { tekhenuExamplesTechnologies as en } from '../../en/rules/tekhenu-examples-technologies.ts'

/** Examples on pages of cards: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesTechnologies: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.T01.1': 'Osiris en rangée 3 de papyrus : 2 points de plus.',
  'tekhenu.example.T01.2': 'Une tuile qui apporte Osiris compte aussi : P15 dans la pénombre, 2 points.',
  'tekhenu.example.T01.no': 'Vous prenez le dé chez Osiris, mais produisez avec : rien.',
  'tekhenu.example.T02.1':
    'Une colonne avec un 5 blanc : 3 points pour l’emplacement de la tuile et 2 pour la carte.',
  'tekhenu.example.T02.2': 'B17 ajoute Râ à un dé d’Horus : 2 points aussi.',
  'tekhenu.example.T02.no': 'Un bâtiment d’Hathor au bord du temple n’est pas une colonne : rien.',
  'tekhenu.example.T03.1': 'Une carte avec un 1 noir chez Thot : 2 points.',
  'tekhenu.example.T03.2': 'Deux cartes avec un 3 noir : toujours 2 points, pour l’action et non par carte.',
  'tekhenu.example.T03.no': 'Le dé de Thot produit du granite : rien.',
  'tekhenu.example.T04.1':
    'Horus sans aucun granite : le granite de la carte paie la première statue, et vous marquez 2 points.',
  'tekhenu.example.T04.2':
    'Avec 1 granite, vous payez la troisième statue, qui en coûte 2, et marquez 2 points.',
  'tekhenu.example.T04.no':
    'La troisième statue en coûte 2. Sans granite à vous, celui de la carte ne suffit pas.',
  'tekhenu.example.T05.1':
    'Deux de vos colonnes sont dans la rangée : 6 points par Hathor et 4 par la carte.',
  'tekhenu.example.T05.2': 'Dans la file d’une colonne : 3 points et 2 par la carte.',
  'tekhenu.example.T05.no': 'La colonne de la file c est à un autre joueur : rien.',
  'tekhenu.example.T06.1': 'Un festival avec un 2 noir depuis bonheur 3 : population 6, bonheur 6, 2 points.',
  'tekhenu.example.T06.2': 'Avec un 6 noir, la population monte d’abord à 6, et le bonheur la rejoint à 6.',
  'tekhenu.example.T06.no': 'Le bonheur de B07 n’est pas un festival : rien de plus.',
  'tekhenu.example.T07.1':
    'Un autre joueur effectue l’action d’Hathor, où est votre statue : son scribe, et 1 granite.',
  'tekhenu.example.T07.2':
    'À trois joueurs, une nouvelle statue rapporte aussitôt son bonus : un or et 1 granite.',
  'tekhenu.example.T07.no': 'Hathor est effectuée, mais vous n’y avez pas de statue : pas de granite.',
  'tekhenu.example.T08.1': 'Le 3 noir interdit chez Horus, pris comme pur : 2 granite.',
  'tekhenu.example.T08.2': 'Le même dé comme corrompu, si votre balance en a besoin.',
  'tekhenu.example.T08.no': 'Un dé déjà pur le reste : rien n’est demandé.',
  'tekhenu.example.T09.1':
    'P18 demande l’obscurité, et Râ est au soleil. Avec la carte, elle apporte ses 2 or.',
  'tekhenu.example.T09.2': 'P08 demande la pénombre : avec la carte, son 1 point vient aussi au soleil.',
  'tekhenu.example.T09.no': 'P22 n’a pas de capacité, il n’y a rien à activer.',
  'tekhenu.example.T10.1': 'Un or comme scribe : le 1 blanc devient 3, et vous marquez 1.',
  'tekhenu.example.T10.2': 'Deux scribes comme papyrus d’un festival : 1 point.',
  'tekhenu.example.T10.no': 'Un scribe dépensé comme scribe n’est pas un échange : pas de point.',
  'tekhenu.example.T11.1': 'Produire avec un 1 blanc : 2 points.',
  'tekhenu.example.T11.2': 'Un scribe fait de la valeur 2 un 1 : 2 points.',
  'tekhenu.example.T11.no': 'Un 1 blanc utilisé comme un 2 : rien.',
  'tekhenu.example.T12.1': 'Un 6 blanc à production 2 : 4 sont en excédent, et rapportent 4.',
  'tekhenu.example.T12.2':
    'Avec B21, vous produisez deux fois : un 5 blanc laisse 6 d’excédent et rapporte 6.',
  'tekhenu.example.T12.no': 'Un 2 blanc à production 2 ne laisse aucun excédent : pas de points.',
}
