import CellHarness
import UIKit

public struct RelayNotesScreen: CellScreen {
  private let log = RelayLog()
  private let navigation: UINavigationController

  public init() {
    navigation = UINavigationController(rootViewController: RelayNotesViewController(log: log))
  }

  public var rootViewController: UIViewController { navigation }

  public var mutations: [CellMutation] {
    [CellMutation("the engineer writes") { [log] in log.append("Engineer", "Temperature steady") }]
  }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    log.notes.indices.contains(indexPath.row) ? log.notes[indexPath.row].id : nil
  }
}

// Re-told from https://github.com/signalapp/Signal-iOS/pull/2801
let relayNotesScenarios: [Scenario] = [
  Scenario("stale-content/relay-notes/correct", RelayNotesScreen.self) {
    Interaction.openMenu(.showing("Lines off"))
    Interaction.chooseMenuItem("Answer")
    Interaction.swipe(.showing("Bilge is dry"), .trailing)
    Interaction.tapAction("Delete")
    Interaction.swipe(.showing("Cast off in ten minutes"), .trailing)
    Interaction.tapAction("Delete")
  }
  .retelling("https://github.com/signalapp/Signal-iOS/pull/2801")
]
