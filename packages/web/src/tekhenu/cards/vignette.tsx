import { memo, type ReactElement } from 'react'
import { sceneOf } from './scenes.ts'
import styles from './card.module.css'

/** The picture on a card: a backdrop and drawings that cards and table share. */
export const Vignette = memo(({ id }: { readonly id: string }): ReactElement | null => {
  const scene = sceneOf(id)
  if (scene === undefined) return null
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className={styles.vignette}
      aria-hidden="true"
      focusable="false"
    >
      <use href={scene.backdrop} width="160" height="90" />
      {scene.props.map(({ href, x, y, width, height }) => (
        <use key={`${href} ${x}`} href={href} x={x} y={y} width={width} height={height} />
      ))}
    </svg>
  )
})
