import Foundation

@_spi(CellHarness) @testable import UIKit

/// What the drag and drop delegates of both lists note and answer, for tests.
@MainActor class DragRecorder: NSObject {
  var history: [String] = []
  var canHandle = true
  var isEmpty = false
  /// The states of the cells on screen.
  var cellStates: () -> [UICellConfigurationState] = { [] }

  /// A call, with the drag and drop states of the cells in it.
  func note(_ call: String) {
    history.append(call + cellStates().map { " \($0.cellDragState)/\($0.cellDropState)" }.joined())
  }

  func items(at item: Int) -> [UIDragItem] {
    history.append("items \(item)")
    if isEmpty { return [] }
    let dragged = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "number")))
    dragged.localObject = item
    return [dragged]
  }

  func handles(_ session: any UIDropSession) -> Bool {
    history.append("can handle \(session.canLoadObjects(ofClass: NSString.self))")
    return canHandle
  }

  func updated(_ session: any UIDropSession, at destination: IndexPath?) {
    note("update \(destination?.item ?? -1) local:\(session.localDragSession != nil)")
  }

  func performed(from sources: [IndexPath?], to destination: IndexPath?) {
    history.append("perform \(sources.map { $0?.item ?? -1 }) to \(destination?.item ?? -1)")
  }
}
