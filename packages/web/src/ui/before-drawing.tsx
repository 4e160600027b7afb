import { Component } from 'react'

/** Does something before what is around it is drawn anew, while everything still lies where it lay. */
export class BeforeDrawing extends Component<{ readonly act: () => void }> {
  override getSnapshotBeforeUpdate(): null {
    this.props.act()
    return null
  }

  // React wants to know what becomes of the snapshot.
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}
