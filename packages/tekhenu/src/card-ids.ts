/** Cards by the ids printed on them: the number a position holds. Blessings stand in blessing-cards.ts. */

/** Technologies. */
export const T01 = 1
export const T02 = 2
export const T03 = 3
export const T04 = 4
export const T05 = 5
export const T06 = 6
export const T07 = 7
export const T08 = 8
export const T09 = 9
export const T10 = 10
export const T11 = 11
export const T12 = 12
export const T13 = 13
export const T14 = 14
export const T15 = 15
export const T16 = 16
export const T17 = 17
export const T18 = 18
export const T19 = 19
export const T20 = 20
export const T21 = 21
export const T22 = 22
export const T23 = 23
export const T24 = 24
export const TX01 = 25
export const TX02 = 26
export const TX05 = 29

/** Decrees. */
export const D01 = 1
export const D02 = 2
export const D03 = 3
export const D04 = 4
export const D05 = 5
export const D06 = 6
export const D07 = 7
export const D08 = 8
export const D09 = 9
export const D10 = 10
export const D11 = 11
export const D12 = 12
export const D13 = 13
export const D14 = 14
export const D15 = 15
export const D16 = 16
export const D17 = 17
export const D18 = 18
export const D19 = 19
export const D20 = 20
export const D21 = 21
export const D22 = 22
export const D23 = 23
export const D24 = 24
export const DX01 = 25
export const DX02 = 26
export const DX03 = 27
export const DX04 = 28

/** Starting cards. */
export const S01 = 1
export const S02 = 2
export const S03 = 3
export const S04 = 4
export const S05 = 5
export const S06 = 6
export const S07 = 7
export const S08 = 8
export const S09 = 9
export const S10 = 10
export const S11 = 11
export const S12 = 12
export const SX01 = 13
export const SX02 = 14
export const SX03 = 15
export const SX04 = 16
export const SX05 = 17
export const SX06 = 18
export const SX07 = 19
export const SX08 = 20
export const SX09 = 21
export const SX10 = 22
export const SX11 = 23
export const SX12 = 24

/** Destiny cards. */
export const A01 = 1
export const A02 = 2
export const A03 = 3
export const A04 = 4

/** Cult powers. */
export const CULT01 = 1
export const CULT02 = 2
export const CULT03 = 3
export const CULT04 = 4
export const CULT05 = 5
export const CULT06 = 6
export const CULT07 = 7

/** Artifacts. */
export const ART01 = 1
export const ART02 = 2
export const ART03 = 3
export const ART04 = 4
export const ART05 = 5
export const ART06 = 6
export const ART07 = 7
export const ART08 = 8

/** Pillar tiles that bring an action. */
export const P12 = 12
export const P15 = 15
