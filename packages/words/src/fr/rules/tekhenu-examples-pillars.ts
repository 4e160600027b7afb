import type { tekhenuExamplesPillars as en } from '../../en/rules/tekhenu-examples-pillars.ts'

/** Examples on pages of pillar tiles: two that work, one that does not. tools/examples asks the rules about each. */
export const tekhenuExamplesPillars: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.example.P01.1': 'Râ est au soleil : votre population passe de 5 à 8.',
  'tekhenu.example.P01.2': 'De 7, elle passe à 10 : la troisième section du marché ouvre.',
  'tekhenu.example.P01.no': 'Râ est dans l’obscurité : la colonne est érigée, votre population reste à 5.',
  'tekhenu.example.P02.1': 'Râ est dans l’obscurité : vous recevez 1 scribe.',
  'tekhenu.example.P02.2': 'Râ est au soleil. Avec T09, la tuile agit sous toute lumière : 1 scribe.',
  'tekhenu.example.P02.no': 'Râ est dans la pénombre : pas de scribe.',
  'tekhenu.example.P03.1': 'Râ est dans la pénombre : avec population 5, votre bonheur passe de 2 à 4.',
  'tekhenu.example.P03.2':
    'Avec population 3, il ne passe que de 2 à 3 : le bonheur ne dépasse jamais la population.',
  'tekhenu.example.P03.no': 'Râ est au soleil : votre bonheur reste à 2.',
  'tekhenu.example.P04.1': 'Un contour de même couleur : 1 point pour le contour, et 1 de plus par la tuile.',
  'tekhenu.example.P04.2':
    'Deux contours de même couleur dans un angle : 4 points pour les contours, et 2 par la tuile. Ses propres points ne sont pas doublés.',
  'tekhenu.example.P04.no':
    'Râ est dans l’obscurité : l’angle rapporte ses 4 points, la tuile n’y ajoute rien.',
  'tekhenu.example.P05.1':
    'Râ est dans l’obscurité et un contour est de même couleur : 1 point, et 1 de plus par la tuile.',
  'tekhenu.example.P05.2':
    'Deux contours de même couleur dans un angle : 4 points pour les contours, et 2 par la tuile.',
  'tekhenu.example.P05.no':
    'Aucun contour de même couleur : même dans l’obscurité, la tuile n’a rien à compter.',
  'tekhenu.example.P06.1':
    'Deux bâtiments sont au bout de sa rangée et de sa file, dont un d’un rival : 2 points, et 2 de plus par la tuile.',
  'tekhenu.example.P06.2':
    'Râ est au soleil. Avec T09, les deux bâtiments apportent quand même les 2 points de plus.',
  'tekhenu.example.P06.no':
    'Seules des statues pour le peuple sont au bout de sa rangée et de sa file : les statues ne sont pas des bâtiments.',
  'tekhenu.example.P07.1': 'Râ est au soleil : 1 point de plus.',
  'tekhenu.example.P07.2': 'Elle était à gauche chez Râ : 3 points pour l’emplacement, et 1 par la tuile.',
  'tekhenu.example.P07.no': 'Râ est dans la pénombre : pas de point en plus.',
  'tekhenu.example.P08.1': 'Râ est dans la pénombre : 1 point de plus.',
  'tekhenu.example.P08.2': 'Elle était au milieu chez Râ : 2 points pour l’emplacement, et 1 par la tuile.',
  'tekhenu.example.P08.no': 'Râ est dans l’obscurité : pas de point en plus.',
  'tekhenu.example.P09.1': 'Râ est dans l’obscurité : 1 point de plus.',
  'tekhenu.example.P09.2': 'Râ est au soleil. Avec T09, le point de plus vient quand même : 1 point.',
  'tekhenu.example.P09.no': 'Râ est dans la pénombre : pas de point en plus.',
  'tekhenu.example.P10.1':
    'Râ est dans l’obscurité : Thot avec la valeur 1. Vous prenez une technologie au marché.',
  'tekhenu.example.P10.2': 'C’est une vraie action Thot : T03 apporte ses 2 points.',
  'tekhenu.example.P10.no':
    'Votre bonheur est 0, Thot est impossible : la colonne est érigée, aucune carte ne vient.',
  'tekhenu.example.P11.1': 'Râ est au soleil : Thot avec la valeur 1. Vous prenez une bénédiction au marché.',
  'tekhenu.example.P11.2': 'C’est une vraie action Thot : T03 apporte ses 2 points.',
  'tekhenu.example.P11.no': 'Râ est dans l’obscurité : pas de carte.',
  'tekhenu.example.P12.1':
    'Râ est dans la pénombre : vous érigez aussi une statue dédiée à Râ, et payez ce que coûte une statue.',
  'tekhenu.example.P12.2':
    'Vous préférez garder le granite : vous renoncez à la statue. La colonne est érigée.',
  'tekhenu.example.P12.no':
    'La tuile a pris votre dernier granite, et vous n’avez pas d’or : Horus n’est pas proposé.',
  'tekhenu.example.P13.1': 'Râ est au soleil : vous piochez un décret. Personne d’autre ne voit lequel.',
  'tekhenu.example.P13.2': 'Râ est dans l’obscurité. Avec T09, vous piochez quand même le décret.',
  'tekhenu.example.P13.no': 'Râ est dans la pénombre : pas de décret.',
  'tekhenu.example.P14.1':
    'Râ est dans l’obscurité : vous piochez un décret. Personne d’autre ne voit lequel.',
  'tekhenu.example.P14.2': 'Râ est dans la pénombre. Avec T09, vous piochez quand même le décret.',
  'tekhenu.example.P14.no': 'Râ est au soleil : pas de décret.',
  'tekhenu.example.P15.1':
    'Râ est dans la pénombre : Osiris avec la valeur 3. Pour 1 bonheur, vous construisez en rangée 3 de pain, et produisez désormais 1 pain de plus.',
  'tekhenu.example.P15.2': 'Vous préférez garder votre bonheur : vous renoncez. La colonne est érigée.',
  'tekhenu.example.P15.no': 'Votre bonheur est 0 : Osiris ne peut pas être payé, et n’est pas proposé.',
  'tekhenu.example.P16.1': 'Râ est dans la pénombre : 2 or.',
  'tekhenu.example.P16.2': 'La case sous la tuile apporte aussi 1 or : 3 en tout.',
  'tekhenu.example.P16.no': 'Râ est dans l’obscurité : pas d’or.',
  'tekhenu.example.P17.1': 'Râ est au soleil : 2 or.',
  'tekhenu.example.P17.2': 'Râ est dans l’obscurité. Avec T09, les 2 or viennent quand même.',
  'tekhenu.example.P17.no': 'Râ est dans la pénombre : pas d’or.',
  'tekhenu.example.P18.1': 'Râ est dans l’obscurité : 2 or.',
  'tekhenu.example.P18.2': 'La case sous la tuile apporte aussi 1 or : 3 en tout.',
  'tekhenu.example.P18.no': 'Râ est au soleil : pas d’or.',
  'tekhenu.example.P19.1': 'Râ est au soleil et la tuile recouvre 3 foi : vous en recevez 6.',
  'tekhenu.example.P19.2': 'Elle recouvre 1 or : vous en recevez 2.',
  'tekhenu.example.P19.no':
    'Elle recouvre un scribe : vous en recevez 1. Scribes et points ne sont pas doublés.',
  'tekhenu.example.P20.1': 'Râ est dans la pénombre et la tuile recouvre 2 papyrus : vous en recevez 4.',
  'tekhenu.example.P20.2': 'Râ est dans l’obscurité. Avec T09, les 3 foi dessous deviennent quand même 6.',
  'tekhenu.example.P20.no': 'Râ est au soleil : les 2 papyrus dessous restent 2.',
  'tekhenu.example.P21.1': 'Râ est dans l’obscurité et la tuile recouvre 3 foi : vous en recevez 6.',
  'tekhenu.example.P21.2': 'Elle recouvre 2 papyrus : vous en recevez 4.',
  'tekhenu.example.P21.no': 'Elle recouvre 2 points : ils restent 2. Scribes et points ne sont pas doublés.',
  'tekhenu.example.P22.1':
    'Elle rapporte comme toute tuile : 1 point pour un contour de même couleur, et 1 pour l’emplacement de droite chez Râ.',
  'tekhenu.example.P22.2':
    'Elle apporte ce qu’elle recouvre comme toute tuile, sous toute lumière : ici 2 papyrus.',
  'tekhenu.example.P22.no':
    'Vous avez T09 : la tuile n’a pas de symbole, il n’y a rien à activer. Elle rapporte 1 pour son emplacement.',
  'tekhenu.example.P23.1':
    'Deux bâtiments sont au bout de sa rangée et de sa file, dont un d’un rival : 2 points.',
  'tekhenu.example.P23.2': 'Elle était au milieu chez Râ : 2 points.',
  'tekhenu.example.P23.no': 'Vous avez T09 : la tuile n’a pas de symbole, il n’y a rien à activer.',
  'tekhenu.example.P24.1': 'Tournée pour qu’un contour s’accorde au bord : 1 point.',
  'tekhenu.example.P24.2':
    'Elle apporte ce qu’elle recouvre comme toute tuile, sous toute lumière : ici 1 or.',
  'tekhenu.example.P24.no':
    'Seules des statues pour le peuple sont au bout de sa rangée et de sa file : les statues ne sont pas des bâtiments.',
  'tekhenu.example.P25.1': 'Elle était à gauche chez Râ : 3 points.',
  'tekhenu.example.P25.2': 'Un contour s’accorde au bord : 1 point.',
  'tekhenu.example.P25.no': 'Vous avez T09 : la tuile n’a pas de symbole, il n’y a rien à activer.',
  'tekhenu.example.P26.1': 'Deux contours de même couleur dans un angle : 4 points, 2 chacun.',
  'tekhenu.example.P26.2': 'Elle recouvre une case à points : 2 points.',
  'tekhenu.example.P26.no': 'Vous avez T09 : la tuile n’a pas de symbole, il n’y a rien à activer.',
  'tekhenu.example.P27.1': 'Deux contours de même couleur dans un angle : 4 points, 2 chacun.',
  'tekhenu.example.P27.2':
    'Deux bâtiments sont au bout de sa rangée et de sa file, dont un d’un rival : 2 points.',
  'tekhenu.example.P27.no': 'Une colonne est déjà sur la case : aucune tuile ne peut y être posée.',
}
