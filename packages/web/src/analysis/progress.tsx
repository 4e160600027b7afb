import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { botName } from '../session/bot-name.ts'
import { Button } from '../ui/button.tsx'
import styles from './progress.module.css'
import type { Run } from './use-analysis.ts'

interface ProgressProps {
  readonly run: Run
  readonly onCancel: () => void
  readonly onAgain: () => void
}

/** How far the analysis is, with a way to stop it; then by whom it was made. */
export function Progress({ run, onCancel, onAgain }: ProgressProps): ReactElement {
  const words = useWords()
  const { stage, progress, analysis, seconds } = run
  const percent = Math.floor(100 * progress)
  if (stage === 'running')
    return (
      <div className={styles.running}>
        <progress value={percent} max={100} aria-label={words.say('analysis.running')} />
        <small aria-hidden="true">{words.say('analysis.chart.percent', { percent })}</small>
        <Button look="bare" icon="cross" onClick={onCancel} data-cancel>
          {words.say('analysis.cancel')}
        </Button>
      </div>
    )
  return (
    <div className={styles.running} role="status">
      {analysis === null ? (
        <>
          <span>
            {words.say(
              stage === 'cancelled'
                ? 'analysis.cancelled'
                : stage === 'none'
                  ? 'analysis.no-game'
                  : 'analysis.failed',
            )}
          </span>
          {stage === 'none' ? null : (
            <Button icon="sum" onClick={onAgain} data-again>
              {words.say('analysis.again')}
            </Button>
          )}
        </>
      ) : (
        <span className={styles.done}>
          <Icon name="check" size={14} />
          {words.say('analysis.done', { level: botName(words, analysis.strongest), seconds })}
        </span>
      )}
    </div>
  )
}
