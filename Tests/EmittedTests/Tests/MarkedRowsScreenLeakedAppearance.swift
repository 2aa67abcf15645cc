import CellHarnessTesting
import Testing

@testable import EmittedScreens

/// UICellAccessory that EmittedScreens.RowCell showed for "Name 2" is still there for "Name 23"
@Test("leaked-appearance: UICellAccessory that EmittedScreens.RowCell showed for \"Name 2\" is still there for \"Name 23\"")
func markedRowsScreenLeakedAppearance_01234567() {
  expectNoFindings(
    in: MarkedRowsScreen.self, profiles: [.iOS18], policies: .base,
    failsOn: .warning, seed: 1,
    script: [
      // tap "Name 2"
      .tap(.resolved(CellItemID(key: "#2"))),
      // scroll to the end
      .scrollToEnd,
    ])
}
