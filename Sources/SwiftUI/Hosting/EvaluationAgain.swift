@_spi(CellHarness) import UIKit

/// Evaluates bodies that nothing asks to be evaluated: a body gives the same as long as nothing changed that it reads, or it reads something
/// that it does not observe.
@_spi(CellHarness) @MainActor public enum EvaluationAgain {
  /// Marks every view of the app's in a window, so that the next frame evaluates its body.
  /// - Returns: False if the window shows no view of SwiftUI's.
  public static func mark(in window: UIWindow) -> Bool {
    var hosts: [HostingView] = []
    collect(from: window, into: &hosts)
    for host in hosts { if let root = host.graph.root { mark(root) } }
    return !hosts.isEmpty
  }

  /// Makes the content of every hosting controller in a window anew with the next frame, from the view that the controller was given: state
  /// that views own begins again with its initial values.
  /// - Returns: False if there is none.
  public static func remount(in window: UIWindow) -> Bool {
    var hosts: [HostingView] = []
    collect(from: window, into: &hosts)
    let screens = hosts.filter { $0.controller != nil }
    for host in screens { host.graph.resetState() }
    return !screens.isEmpty
  }

  private static func collect(from view: UIView, into hosts: inout [HostingView]) {
    if let host = view as? HostingView { hosts.append(host) }
    for part in view.subviews { collect(from: part, into: &hosts) }
  }

  private static func mark(_ node: ViewNode) {
    if node.hasBodyOfApp { node.markDirty() }
    node.forEachPart(mark)
  }
}
