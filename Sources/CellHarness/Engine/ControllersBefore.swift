import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The controllers of the window when a step begins, so that one that came in front is known. Keeps none of them alive.
@MainActor struct ControllersBefore {
  private struct Known {
    weak var controller: UIViewController?
  }

  private let known: [Known]
  private let isOpening: Bool

  /// Notes which controllers there are.
  init(_ window: UIWindow) {
    isOpening = RunState.current.step == 0
    known = isOpening ? [] : ScreenReading.controllers(in: window).map(Known.init)
  }

  /// What the controller in front shows, if the step brought it there. An alert tells by itself what it says.
  func newScreen(in screen: ScreenUnderTest) -> ShownScreen? {
    guard !isOpening, let top = screen.topViewController, !(top is UIAlertController),
      !known.contains(where: { $0.controller === top })
    else { return nil }
    return ScreenReading.content(of: top)
  }
}
