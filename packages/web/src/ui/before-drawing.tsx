import { Component } from 'react'

/** Runs a callback before the DOM changes (`getSnapshotBeforeUpdate`), to measure the old layout. */
export class BeforeDrawing extends Component<{ readonly act: () => void }> {
  override getSnapshotBeforeUpdate(): null {
    this.props.act()
    return null
  }

  // React requires this method together with getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
