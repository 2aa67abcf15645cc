import HeadlessCore
import Testing

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

/// A list whose rows change while it is brought up to date.
@MainActor @Suite(.serialized) struct ListFollowingTests {
  init() { RunState.begin() }

  /// Stands for a list's node. Whoever asks whether its rows are edited has it change.
  @MainActor private final class ChangingList: ViewNode, SwiftUI.HostedList {
    var sections: [HostedLineIDs.Section] = []
    var whenAsked: (() -> Void)?

    func setRows(_ count: Int) {
      var section = HostedLineIDs.Section(id: HostedLineID(ids: [], ordinal: 0, part: .header))
      section.lines = (0..<count).map { index in
        (
          HostedLineID(ids: [index], ordinal: 0, part: .content),
          ListLine(item: self, ids: [index], part: .content, section: nil, editing: nil)
        )
      }
      sections = [section]
    }

    var editMode: Binding<EditMode>? {
      let work = whenAsked
      whenAsked = nil
      work?()
      return nil
    }

    var refresh: RefreshAction? { nil }
    var styleName: String { "PlainListStyle" }
    var selection: SwiftUI.ListSelection? { nil }
    var hostView: HostingView? { nil }
    var owner: ViewNode { self }
    func line(_ id: HostedLineID) -> ListLine? { nil }
    func lineAppeared(_ id: HostedLineID) {}
    func lineDisappeared(_ id: HostedLineID) {}
    func remakeLine(_ id: HostedLineID) {}
  }

  @Test("rows that change while the list follows are shown after that")
  func changing() {
    let graph = ViewGraph(root: EmptyView(), environment: EnvironmentValues())
    let node = ChangingList(NodeInputs(graph: graph, parent: nil, environment: EnvironmentValues()))
    let adapter = HostedListAdapter(node)
    node.setRows(1)
    adapter.follow(rowsChanged: true)
    #expect(adapter.list.numberOfItems(inSection: 0) == 1)
    node.whenAsked = {
      node.setRows(3)
      adapter.follow(rowsChanged: true)
    }
    adapter.follow(rowsChanged: false)
    #expect(adapter.list.numberOfItems(inSection: 0) == 3)
  }
}
