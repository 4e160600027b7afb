import type { Layout } from './layout.ts'

/** Somebody who has built a little of everything. */
export const BUILDER: Layout = {
  houses: { 'left 1': 0, 'left 3': 0, 'bottom 1': 0, 'bottom 2': 1 },
  workshops: {
    'papyrus 1': 0,
    'bread 6': 0,
    'limestone 1': 0,
    'granite 2': 0,
    'granite 3': 0,
    'granite 4': 1,
    'bread 1': 1,
  },
  temple: {
    a1: ['P22', 0, 0],
    b1: ['P23', 0, 0],
    e5: ['P24', 0, 0],
    a3: ['P25', 0, 0],
    c4: ['P26', 0, 1],
    d4: ['P27', 0, null],
  },
  godStatues: { horus: [0], ra: [0], hathor: [0], bastet: [1] },
  peopleStatues: [0, 1, 0, null],
}
