import CellTrace
@_spi(CellHarness) import UIKit

/// A touch on an item, or on an element in it; in a header or footer, too.
protocol Touch: Performer {
  var item: ItemLocator { get }
  var element: ElementLocator? { get }
}

extension Touch {
  var includesHeaders: Bool { true }
}

/// A touch down and up. A text that no item shows may name something else on the screen in front.
struct Tap: Touch {
  var item: ItemLocator
  var element: ElementLocator?

  func resolved(_ interaction: CellInteraction, on screen: ScreenUnderTest) throws -> CellInteraction {
    if element == nil, let control = ControlFinder(screen: screen).control(item) {
      guard case .content = control, let own = screen.items.controlOfHeader(item) else { return interaction }
      return .tap(.resolved(own.item), .path(own.path))
    }
    return try resolvedItems(interaction, on: screen)
  }

  func title(_ names: StepNames) -> String { "tap \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    guard element == nil, let control = ControlFinder(screen: screen).control(item) else {
      return Finger(window: screen.window).tap(at: try screen.items.touchPoint(item, element))
    }
    switch control {
    case .bar(let isEnabled, let tap):
      guard isEnabled else { throw StepFailure.barButtonDisabled(item.quotedText) }
      tap()
    case .content(let point): Finger(window: screen.window).tap(at: point)
    }
  }
}

/// A touch that stays for most of a second.
struct LongPress: Touch {
  var item: ItemLocator
  var element: ElementLocator?

  func title(_ names: StepNames) -> String { "long-press \(names.place(item, element))" }

  func perform(on screen: ScreenUnderTest) throws {
    Finger(window: screen.window).longPress(at: try screen.items.touchPoint(item, element))
  }
}

extension ItemLocator {
  /// The text or identity in quotation marks.
  var quotedText: String {
    switch self {
    case .identity(let text), .showing(let text): "\"\(text)\""
    case .resolved(let id): "\"\(id)\""
    }
  }
}

extension StepFailure {
  static func barButtonDisabled(_ button: String) -> StepFailure {
    StepFailure("the button \(button) of the bar is disabled. Do first what it waits for")
  }
}
