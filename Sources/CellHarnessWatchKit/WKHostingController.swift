import Foundation
import SwiftUI
import UIKit
import UserNotifications

/// Shows a SwiftUI view on a watch. A subclass says which.
@preconcurrency @MainActor open class WKHostingController<Body: View>: WKInterfaceController, HostedOnWatch {
  public override init() { super.init() }

  /// What it shows.
  open var body: Body { fatalError("\(Self.self) does not override body.") }
  /// Asks for ``body`` again, before the next frame.
  public func setNeedsBodyUpdate() { shown?.setNeedsUpdate() }
  /// Asks for ``body`` again now, if that is due.
  public func updateBodyIfNeeded() { shown?.updateIfNeeded() }

  private var shown: ShownBody<Body>?
  var hosting: UIViewController {
    let shown = shown ?? ShownBody { [unowned self] in body }
    self.shown = shown
    return shown.controller
  }
}

/// Shows a SwiftUI view for a notification on a watch. A subclass says which.
@preconcurrency @MainActor
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController,
  HostedOnWatch
{
  public override init() { super.init() }

  /// What it shows.
  open var body: Body { fatalError("\(Self.self) does not override body.") }
  /// Whether a touch reaches what is shown.
  open class var isInteractive: Bool { false }
  /// Asks for ``body`` again, before the next frame.
  public func setNeedsBodyUpdate() { shown?.setNeedsUpdate() }
  /// Asks for ``body`` again now, if that is due.
  public func updateBodyIfNeeded() { shown?.updateIfNeeded() }

  private var shown: ShownBody<Body>?
  var hosting: UIViewController {
    let shown = shown ?? ShownBody { [unowned self] in body }
    self.shown = shown
    shown.controller.view.isUserInteractionEnabled = Self.isInteractive
    return shown.controller
  }
}

/// A watch's controller with SwiftUI content.
@MainActor protocol HostedOnWatch: WKInterfaceController {
  /// The host's controller that shows it.
  var hosting: UIViewController { get }
}

/// A body, and whether it has to be asked for again.
@MainActor final class ShownBody<Body: View> {
  private let make: () -> Body
  private var isDue = false
  let controller: UIHostingController<Body>

  init(_ make: @escaping () -> Body) {
    self.make = make
    controller = UIHostingController(rootView: make())
  }

  func setNeedsUpdate() {
    guard !isDue else { return }
    isDue = true
    DispatchQueue.main.async { [weak self] in self?.updateIfNeeded() }
  }

  func updateIfNeeded() {
    guard isDue else { return }
    isDue = false
    controller.rootView = make()
  }
}
