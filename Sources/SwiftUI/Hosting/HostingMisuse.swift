import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Notices controllers that are used where they can't work.
@_spi(CellHarness) @MainActor public enum HostingMisuse {
  struct Watched {
    weak var view: HostingView?
  }

  /// Posts views of hosting controllers that are on screen while their controller is in no hierarchy (HC-05), each once.
  public static func check() {
    let run = HostingRunState.current
    run.hostingViews.removeAll { $0.view == nil }
    for view in run.hostingViews.compactMap(\.view) where view.window != nil && isDetached(view) {
      guard run.reportedViews.insert(ObjectIdentifier(view)).inserted else { continue }
      post("HC-05", view.graph.owner?(), type: view.contentName)
    }
  }

  static func watch(_ view: HostingView) { HostingRunState.current.hostingViews.append(Watched(view: view)) }

  static func post(_ row: String, _ owner: GraphOwner?, type: String) {
    let cell = owner?.cell ?? Provenance.current?.cell
    let item = owner?.item ?? Provenance.current?.item
    if row == "UH-21" { Probe.post(.warning(ledgerID: row, text: HostingText.controllerInConfiguration(type))) }
    Probe.post(.hostingMisused(cell, item, type: type, ledgerID: row))
  }

  /// True if a hosting controller's view is used while the controller is in no hierarchy.
  static func isDetached(_ view: HostingView) -> Bool {
    guard !view.isChild else { return false }
    guard let controller = view.controller else { return true }
    return controller.parent == nil && controller.presentingViewController == nil
      && view.window?.rootViewController !== controller
  }
}

/// Takes the place of a controller that is not made.
@MainActor final class ControllerPlaceholder: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) { nil }
}

extension EnvironmentValues {
  /// True inside `UIHostingConfiguration`.
  @Entry var isInsideCellConfiguration: Bool = false
}
