import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// The screens of the window when a step begins, so that one that came in front is known: controllers, and what SwiftUI's stacks put on
/// top of their roots. Keeps none of them alive.
@MainActor struct ScreensBefore {
  private struct Known {
    weak var controller: UIViewController?
  }

  private let known: [Known]
  private let pushes: Int
  private let isOpening: Bool

  /// Notes which screens there are.
  init(_ window: UIWindow) {
    isOpening = RunState.current.step == 0
    pushes = PushedScreens.count
    known = isOpening ? [] : ScreenReading.controllers(in: window).map(Known.init)
  }

  /// What the screen in front shows, if the step brought it there. An alert tells by itself what it says.
  func newScreen(in screen: ScreenUnderTest) -> ShownScreen? {
    guard !isOpening, let top = screen.topViewController, !(top is UIAlertController) else { return nil }
    if !known.contains(where: { $0.controller === top }) { return ScreenReading.content(of: top) }
    guard let view = top.viewIfLoaded, let name = PushedScreens.new(since: pushes, in: view) else { return nil }
    var shown = ScreenReading.content(of: top)
    shown.type = name
    return shown
  }
}
