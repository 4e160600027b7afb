const NOTES = [659.3, 880]
const LENGTH = 0.22

/** Two soft notes. Silent where the browser lets no page sound before it was clicked. */
export function chime(): void {
  const context = new AudioContext()
  NOTES.forEach((frequency, i) => {
    const at = context.currentTime + i * LENGTH
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + LENGTH)
    if (i === NOTES.length - 1) tone.addEventListener('ended', () => void context.close())
  })
}
