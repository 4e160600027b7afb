import { aton } from '@benben/aton'
import { untyped, type Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'

/** The games of this house. Another one is a line here. */
export const GAMES: readonly Game[] = [untyped(aton), untyped(tekhenu)]
