import type { tekhenuExamplesBlessings as en } from '../../en/rules/tekhenu-examples-blessings.ts'

/** Examples on pages of cards: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesBlessings: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.B01.1':
    'Vous produisez avec un 5 blanc à production 2 : vous gardez 2 calcaire, 3 sont en excédent. La carte en ajoute 4 : vous en avez 6, sans plus d’excédent.',
  'tekhenu.example.B01.2':
    'Toute production convient : un 1 brun apporte 1 pain, et la carte 4 calcaire en plus.',
  'tekhenu.example.B01.no':
    'Vous prenez un 1 blanc chez Horus pour ériger une statue. Rien n’est produit : la carte reste à vous.',
  'tekhenu.example.B02.1':
    'Vous produisez avec un 5 blanc à production 2 : vous gardez 2 calcaire, 3 sont en excédent. La carte ajoute 4 granite, et rien sur la balance.',
  'tekhenu.example.B02.2':
    'Toute production convient : un 1 brun apporte 1 pain, et la carte 4 granite en plus.',
  'tekhenu.example.B02.no':
    'Vous prenez un 1 blanc chez Horus pour ériger une statue. Rien n’est produit : la carte reste à vous.',
  'tekhenu.example.B03.1':
    'Vous produisez avec un 5 blanc à production 2 : vous gardez 2 calcaire, 3 sont en excédent. La carte ajoute 4 pains, et rien sur la balance.',
  'tekhenu.example.B03.2': 'Toute production convient : un 1 brun apporte 1 pain, et 5 avec la carte.',
  'tekhenu.example.B03.no':
    'Vous prenez un 1 blanc chez Horus pour ériger une statue. Rien n’est produit : la carte reste à vous.',
  'tekhenu.example.B04.1':
    'Vous produisez avec un 5 blanc à production 2 : vous gardez 2 calcaire, 3 sont en excédent. La carte ajoute 4 papyrus, et rien sur la balance.',
  'tekhenu.example.B04.2':
    'Toute production convient : un 1 brun apporte 1 pain, et la carte 4 papyrus en plus.',
  'tekhenu.example.B04.no':
    'Vous prenez un 1 blanc chez Horus pour ériger une statue. Rien n’est produit : la carte reste à vous.',
  'tekhenu.example.B05.1':
    'Vous produisez avec un 5 blanc à production 2 : vous gardez 2 calcaire, 3 sont en excédent. La carte ajoute 3 or, et rien sur la balance.',
  'tekhenu.example.B05.2': 'Toute production convient : un 1 brun apporte 1 pain, et la carte 3 or en plus.',
  'tekhenu.example.B05.no':
    'Vous prenez un 1 blanc chez Horus pour ériger une statue. Rien n’est produit : la carte reste à vous.',
  'tekhenu.example.B06.1':
    'Vous produisez avec un 5 blanc à production 2 : vous gardez 2 calcaire, 3 sont en excédent. La carte ajoute 2 scribes, et rien sur la balance.',
  'tekhenu.example.B06.2':
    'Toute production convient : un 1 brun apporte 1 pain, et la carte 2 scribes en plus.',
  'tekhenu.example.B06.no':
    'Vous prenez un 1 blanc chez Horus pour ériger une statue. Rien n’est produit : la carte reste à vous.',
  'tekhenu.example.B07.1': 'La population passe de 5 à 8, et laisse place à plus de bonheur.',
  'tekhenu.example.B07.2':
    'À 0 de bonheur, Thot est fermé. Vous jouez d’abord la carte pour le bonheur, puis prenez un 1 noir chez Thot et choisissez une carte.',
  'tekhenu.example.B07.no':
    'Avec population 4 et bonheur 2, vous gagnez 2 de bonheur, pas 3 : il ne dépasse jamais la population.',
  'tekhenu.example.B09.1':
    'Vous prenez le 5 blanc chez Râ et le tournez sur 1 : il choisit la tuile de droite, et ne pèse que 1.',
  'tekhenu.example.B09.2':
    'Un 5 gris chez Râ ne sert à rien avec 1 calcaire. Tourné sur 1, il érige une colonne sur la tuile bon marché.',
  'tekhenu.example.B09.no': 'Vous avez déjà produit avec le dé : il est trop tard pour le tourner.',
  'tekhenu.example.B11.1':
    'Un 3 noir chez Horus est interdit au soleil. Considéré comme blanc, il est pur et produit du calcaire : vous en gardez 2.',
  'tekhenu.example.B11.2':
    'Un 3 blanc chez Hathor considéré comme noir, sa valeur portée à 4 : 4 granite à production 6. La balance compte 3.',
  'tekhenu.example.B11.no': 'Le dé doit prendre une autre couleur : noir en noir est refusé.',
  'tekhenu.example.B13.1': 'Horus sans granite : la carte paie, et la statue est érigée.',
  'tekhenu.example.B13.2': 'Râ avec une tuile à 2 calcaire et 1 granite : la carte paie tout.',
  'tekhenu.example.B13.no': 'Hathor demande du pain, pas de la pierre. Sans pain, la carte n’aide pas.',
  'tekhenu.example.B15.1': 'Un bâtiment à 2 pains au bord du temple sans un seul pain : la carte paie.',
  'tekhenu.example.B15.2': 'Un festival de Bastet sans papyrus : le bonheur monte de 3.',
  'tekhenu.example.B15.no': 'Thot demande aussi du papyrus, mais la carte ne nomme que Bastet et Hathor.',
  'tekhenu.example.B17.1':
    'Vous prenez le 3 blanc chez Râ et payez 1 scribe pour Hathor, sa voisine. Vous érigez une colonne, construisez au temple, et votre population monte de 3.',
  'tekhenu.example.B17.2':
    'Le même dé : d’abord Horus en action supplémentaire, puis l’action normale : 3 calcaire, dont vous gardez 2.',
  'tekhenu.example.B17.no': 'Sans scribe, la carte ne peut pas se jouer.',
  'tekhenu.example.B19.1':
    'Vous prenez le 3 blanc chez Râ. En face, Thot : le bonheur passe de 2 à 1, et 2 papyrus apportent deux cartes. Puis vous érigez votre colonne.',
  'tekhenu.example.B19.2':
    'Un 3 noir chez Bastet avec bonheur 1 : Horus en face ne demande pas de bonheur, 1 suffit.',
  'tekhenu.example.B19.no':
    'Chez Râ avec bonheur 1, la carte vous laisserait à 0, et Thot demande du bonheur : elle n’est pas proposée.',
  'tekhenu.example.B21.1':
    'Un 5 blanc à production 2, deux fois : vous gardez 4 calcaire, 6 sont en excédent.',
  'tekhenu.example.B21.2': 'Un 2 brun à production 2, deux fois : 4 pains, sans excédent.',
  'tekhenu.example.B21.no':
    'Elle double la production, pas le dé : le 5 blanc n’est qu’une fois sur la balance.',
  'tekhenu.example.B23.1':
    'Avec 1 scribe, vous ne pouvez pas invoquer Anubis. La carte le fait : vous prenez le 2 noir interdit chez Horus pour l’action de Thot.',
  'tekhenu.example.B23.2': 'T23 compte aussi cet Anubis sans scribes : 3 points.',
  'tekhenu.example.B23.no': 'Une fois le dé pris, il est trop tard.',
}
