import CellHarness
import SwiftUI
import UIKit

public struct BazaarShelfScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: BazaarShelfView(model: BazaarModel())) }
  public var rootViewController: UIViewController { controller }

  // Every third piece is of glass, brass or cloth.
  nonisolated private static let stock: [BazaarPiece] = (1...150).map { number in
    let kind = ["Glass", "Brass", "Cloth"][number % 3]
    let what = ["Glass": "Bottle", "Brass": "Lamp", "Cloth": "Shawl"][kind] ?? "Thing"
    return BazaarPiece(id: number, title: "\(what) No. \(number)", kind: kind, euros: 5 + number * 7 % 40)
  }

  nonisolated private static func page(_ number: Int, of kind: String) -> Data {
    let found = stock.filter { kind == "all" || $0.kind.lowercased() == kind }
    let pieces = Array(found.dropFirst(number * 20).prefix(20))
    return (try? JSONEncoder().encode(BazaarPage(total: found.count, pieces: pieces))) ?? Data()
  }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://bazaar.shelf.example/pieces/*", after: 0.4) { url in
        let kind = url.deletingLastPathComponent().lastPathComponent
        return .data(page(Int(url.lastPathComponent) ?? 0, of: kind), type: "application/json")
      }
    ]
  }
}

// Re-told from https://github.com/algolia/instantsearch-ios/issues/339
let bazaarShelfScenarios: [Scenario] = [
  Scenario("stale-index-state/bazaar-shelf/buggy", BazaarShelfScreen.self, expecting: ["stale-index-state"]) {
    Interaction.scrollBy(900)
    Interaction.tap(.showing("Brass"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/algolia/instantsearch-ios/issues/339")
]
