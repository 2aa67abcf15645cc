import CellHarness
import UIKit

public struct BulletinsScreen: CellScreen {
  private let controller = UINavigationController(rootViewController: BulletinsViewController())
  public init() {}
  public var rootViewController: UIViewController { controller }
  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://bulletins.example/page/*", after: 0.8) { url in
        let page = Int(url.lastPathComponent) ?? 0
        let rows = (1...20).map { #"{"id": \#(page * 20 + $0), "title": "Bulletin \#(page * 20 + $0)"}"# }
        return .json("[" + rows.joined(separator: ",") + "]")
      }
    ]
  }
}

/// Re-told from https://github.com/nodediggity/box-office/pull/13
///
/// The next page is asked for twice, so its rows are there twice, and the page after it never comes.
let bulletinsScenarios: [Scenario] = [
  Scenario("late-async-result/bulletins/buggy", BulletinsScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.scrollToEnd
    Interaction.hurry(0.2)
    Interaction.scrollBy(-600)
    Interaction.scrollToEnd
    for _ in 1...3 { Interaction.scrollBy(400) }
  }
  .retelling("https://github.com/nodediggity/box-office/pull/13")
]
