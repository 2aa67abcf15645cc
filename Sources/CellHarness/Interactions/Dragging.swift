import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Drag and drop: the item is lifted by a long press, carried and dropped, within its list, on another list, or on a view that takes
/// drops.
struct Drag: Performer {
  var item: ItemLocator
  var place: DropPlace

  func title(_ names: StepNames) -> String { "drag \(names.item(item)) \(names.dropPlace(place))" }

  func perform(on screen: ScreenUnderTest) throws {
    let moved = try CarriedItem(item, on: screen)
    let destination = try screen.destination(place, of: moved)
    moved.list.closeSwipe()
    switch moved.list.drag(moved.slot, to: destination) {
    case .dropped: return
    case .notTaken:
      if place == .outside { return }
      throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.reason(for: place, moved.list, moved.slot))
    case .noDelegate:
      guard let movement = try movement(of: moved, on: screen) else {
        throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDragDelegate)
      }
      try movement.perform(on: screen)
    case .noItems: throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDragItems)
    }
  }

  /// A long press and a drag move the row where the list has a gesture for that; nil if it has none, or the finger goes elsewhere.
  private func movement(of moved: CarriedItem, on screen: ScreenUnderTest) throws -> Reorder? {
    guard moved.list.movesByLongPress else { return nil }
    let move: Reorder
    switch place {
    case .before(let other): move = Reorder(item: item, side: .before, other: other)
    case .after(let other): move = Reorder(item: item, side: .after, other: other)
    case .onto(let other):
      let isBelow = try CarriedItem(other, on: screen).slot > moved.slot
      move = Reorder(item: item, side: isBelow ? .after : .before, other: other)
    case .view, .outside, .otherApp: return nil
    }
    return try CarriedItem(move.other, on: screen).list.list == moved.list.list ? move : nil
  }
}

/// A long press lifts the item, and the finger keeps it.
struct Lift: Performer {
  var item: ItemLocator

  func title(_ names: StepNames) -> String { "lift \(names.item(item))" }

  func perform(on screen: ScreenUnderTest) throws {
    let moved = try CarriedItem(item, on: screen)
    moved.list.closeSwipe()
    switch moved.list.lift(moved.slot) {
    case .dropped, .notTaken: return
    case .noDelegate: throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDragDelegate)
    case .noItems: throw StepFailure.notDraggable(item: moved.name, reason: StepFailure.noDragItems)
    }
  }
}

/// A long press lifts a view beside the items, and the finger keeps it.
struct LiftView: Performer {
  var text: String

  func title(_ names: StepNames) -> String { "lift the view \"\(text)\"" }

  func perform(on screen: ScreenUnderTest) throws {
    try screen.requireReachable()
    let point = try screen.pointOfView(showing: text)
    guard ViewDragDriver.lift(at: point, in: screen.window) else { throw StepFailure.viewNotDraggable(text) }
  }
}

/// The finger carries what it lifted to a place, and lets it go.
struct Drop: Performer {
  var place: DropPlace

  func title(_ names: StepNames) -> String { "drop \(names.dropPlace(place))" }

  func perform(on screen: ScreenUnderTest) throws {
    guard let carried = screen.carriedItem else { return try dropView(on: screen) }
    // What was lifted may be gone, or out of sight: the finger has it anyway.
    let moved = try? CarriedItem(.resolved(carried.item), on: screen)
    let destination = try screen.destination(place, of: moved)
    if !carried.list.drop(to: destination), place != .outside {
      throw StepFailure.notDraggable(
        item: "\"\(carried.item)\"", reason: StepFailure.reason(for: place, carried.list, moved?.slot))
    }
  }

  /// What was lifted is a view beside the items.
  private func dropView(on screen: ScreenUnderTest) throws {
    guard ViewDragDriver.isCarrying else { throw StepFailure.nothingLifted }
    let destination = try screen.destination(place, of: nil)
    if !ViewDragDriver.drop(to: destination, in: screen.window), place != .outside {
      throw StepFailure.viewNotTaken(StepFailure.reason(for: place))
    }
  }
}

/// A text that is dragged here from another app.
struct DropFromOtherApp: Performer {
  var text: String
  var place: DropPlace

  func title(_ names: StepNames) -> String { "drag \"\(text)\" from another app \(names.dropPlace(place))" }

  func perform(on screen: ScreenUnderTest) throws {
    let destination = try screen.destination(place, of: nil)
    guard RemoteDrag.drop(text, to: destination, in: screen.window) || place == .outside else { throw StepFailure.notTaken(text) }
  }
}

/// A text that the user copies in another app.
struct CopyInOtherApp: Performer {
  var text: String

  func title(_ names: StepNames) -> String { "copy \"\(text)\" in another app" }

  func perform(on screen: ScreenUnderTest) { UIPasteboard.general.string = text }
}

extension ScreenUnderTest {
  /// The item that a finger has lifted, with its list.
  var carriedItem: (list: ListProbe, item: CellItemID)? {
    lists.lazy.compactMap { list in list.carriedItem.map { (list, $0) } }.first
  }

  /// True while the finger has something that it lifted.
  var isCarrying: Bool { carriedItem != nil || ViewDragDriver.isCarrying }

  /// Where a place is.
  /// - Parameter moved: What is carried there, if it is on screen.
  func destination(_ place: DropPlace, of moved: CarriedItem?) throws -> DragDestination {
    func beside(_ side: ItemSide, _ other: ItemLocator) throws -> DragDestination {
      let target = try CarriedItem(other, on: self)
      guard let moved, moved.list.list == target.list.list else {
        let after = side == .after ? 1 : 0
        let point = target.cell.convert(
          CGPoint(x: target.cell.bounds.midX, y: target.cell.bounds.height * (side == .before ? 0.25 : 0.75)), to: nil)
        return .list(target.list, Slot(section: target.slot.section, item: target.slot.item + after), point)
      }
      return .list(target.list, moved.destination(side, target), moved.place(side, target))
    }
    switch place {
    case .before(let other): return try beside(.before, other)
    case .after(let other): return try beside(.after, other)
    case .onto(let other):
      let target = try CarriedItem(other, on: self)
      let center = CGPoint(x: target.cell.bounds.midX, y: target.cell.bounds.midY)
      return .list(target.list, target.slot, target.cell.convert(center, to: nil))
    case .view(let text): return .view(try pointOfView(showing: text))
    case .outside: return .nowhere
    case .otherApp:
      return .otherApp { [weak self] text in
        self?.heldByOtherApp = text
        Probe.post(.handedOver(text))
      }
    }
  }
}

extension StepNames {
  /// Where something is dropped, in words: `before "Milk"`, `out of the list`.
  fileprivate func dropPlace(_ place: DropPlace) -> String {
    switch place {
    case .before(let other): "before \(item(other))"
    case .after(let other): "after \(item(other))"
    case .onto(let other): "onto \(item(other))"
    case .view(let text): "onto the view \"\(text)\""
    case .outside: "out of the list"
    case .otherApp: "into another app"
    }
  }
}

extension StepFailure {
  static func notDraggable(item: String, reason: String) -> StepFailure {
    StepFailure("item \(item) can't be dragged: \(reason)")
  }

  static func notTaken(_ text: String) -> StepFailure {
    StepFailure("the text \"\(text)\" can't be dropped: \(noDrop)")
  }

  /// Why a row that a list's delegate lifted is not taken at a place: where rows go among the others without a drop delegate, the data source
  /// may not let it be moved.
  @MainActor fileprivate static func reason(for place: DropPlace, _ list: ListProbe, _ slot: Slot?) -> String {
    let refused = list.movesOwnRows && place != .otherApp ? slot.flatMap { moveRefused(list, $0) } : nil
    return refused ?? reason(for: place)
  }

  /// Why what was carried to a place is not taken there.
  fileprivate static func reason(for place: DropPlace) -> String { place == .otherApp ? staysInApp : noDrop }

  static func noSuchView(_ text: String) -> StepFailure {
    StepFailure("no view shows \"\(text)\". Name a view of the screen by its text, its accessibility label or its identifier")
  }

  static func viewNotDraggable(_ text: String) -> StepFailure {
    StepFailure(
      "the view \"\(text)\" can't be dragged: neither it nor a view around it gives items. Check its UIDragInteraction, isEnabled, and "
        + "itemsForBeginning of its delegate")
  }

  static func viewNotTaken(_ reason: String) -> StepFailure { StepFailure("what was lifted can't be dropped: \(reason)") }

  static let nothingLifted = StepFailure("nothing is lifted. Lift an item or a view first")

  // Why an item can't be dragged, with what to do.
  static let noDragDelegate = "its list has no drag delegate, or dragInteractionEnabled is false. Set them"
  static let noDragItems = "the drag delegate returned no items for it"
  static let staysInApp = "the drag delegate restricts the session to this app. Check IsRestrictedToDraggingApplication"
  static let noDrop = "the drop delegate does not take it there. Check canHandle and the proposal of dropSessionDidUpdate"
}
