import { memo, type ReactElement } from 'react'

/** Light told without colour: shade is hatched one way, dark the other way and closer. */
export const Hatching = memo((): ReactElement => (
  <defs>
    <pattern
      id="tk-hatch-shaded"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V9" stroke="var(--hatch-shaded)" strokeWidth="1.6" />
    </pattern>
    <pattern
      id="tk-hatch-dark"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <path d="M0 0V5M0 0H5" stroke="var(--hatch-dark)" strokeWidth="1.1" />
    </pattern>
  </defs>
))
