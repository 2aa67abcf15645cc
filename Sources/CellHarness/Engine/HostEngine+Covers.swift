import CellTrace
@_spi(CellHarness) import UIKit

extension Interaction {
  /// True for what a finger does to the list itself: not possible while something covers it.
  var isOnScreen: Bool {
    switch self {
    case .scrollTo, .scrollBy, .scrollToTop, .scrollToEnd, .tap, .swipe, .tapAction, .type, .toggle, .longPress, .openMenu,
      .reorder, .selectAcross, .drag, .pullToRefresh:
      true
    case .open, .select, .deselect, .closeActions, .chooseMenuItem, .closeMenu, .tapAlert, .typeInAlert, .rotate,
      .enterBackground, .enterForeground, .simulateMemoryWarning, .changeTrait, .mutate, .wait, .setEditing, .cycleCellStates,
      .setState,
      .refreshVisibleCells, .rebuildVisibleCells:
      false
    }
  }
}

extension HostEngine {
  /// A finger reaches what is in front. Scripts that act on what an alert covers would look right and test nothing.
  func requireReachable() throws {
    if SystemDriver.isInBackground { throw StepFailure.wrongPhase(isInBackground: true) }
    if let alert { throw StepFailure.covered(by: Self.words(alert), offered: alert.content.buttons) }
    if let menu { throw StepFailure.covered(by: "the open menu", offered: menu.titles) }
  }

  /// The alert in front, if one is shown.
  var alert: UIAlertController? { UIAlertController.presented(in: window) }

  /// The alert in front, as reports call it.
  var alertTitle: String? { alert.map(Self.words) }

  static func words(_ alert: UIAlertController) -> String {
    let content = alert.content
    let kind = content.isSheet ? "the action sheet" : "the alert"
    let text = content.title.isEmpty ? content.message : content.title
    return text.isEmpty ? kind : "\(kind) \"\(text)\""
  }
}
