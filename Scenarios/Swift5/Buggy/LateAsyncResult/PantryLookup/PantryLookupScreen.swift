import CellHarness
import Foundation
import UIKit

public struct PantryLookupScreen: CellScreen {
  private let controller: PantryLookupViewController
  private let navigation: UINavigationController

  public init() {
    controller = PantryLookupViewController(style: .plain)
    navigation = UINavigationController(rootViewController: controller)
  }

  public var rootViewController: UIViewController { navigation }

  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.products.indices.contains(indexPath.row) ? controller.products[indexPath.row].id : nil
  }

  private nonisolated static let stock = [
    "Oat milk", "Oat flakes", "Oat biscuits", "Olive oil", "Olives", "Orange jam", "Onion soup", "Oregano", "Okra", "Oatcakes",
    "Apple juice", "Almonds", "Apricots", "Basil", "Butter", "Beans", "Cocoa", "Carrots", "Dates", "Milk", "Muesli", "Rice",
    "Salt",
  ]

  private nonisolated static func matches(_ url: URL) -> NetworkAnswer.Content {
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first?.value ?? ""
    let rows = stock.filter { $0.lowercased().hasPrefix(query) }
      .map { #"{"id": "\#($0.lowercased())", "name": "\#($0)", "grams": \#(100 + $0.count * 25)}"# }
    return .json("[" + rows.joined(separator: ", ") + "]")
  }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://pantry.example.com/search?q=o", after: 1.6) { matches($0) },
      NetworkAnswer("https://pantry.example.com/search?q=oa", after: 1.1) { matches($0) },
      NetworkAnswer("https://pantry.example.com/search*", after: 0.3) { matches($0) },
    ]
  }
}

// Re-told from https://github.com/openfoodfacts/openfoodfacts-ios/issues/8
let pantryLookupScenarios: [Scenario] = [
  Scenario("late-async-result/pantry-lookup/buggy", PantryLookupScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.type("oa", .showing("Search products"), nil, clearing: false)
    Interaction.type("t m", .showing("Search products"), nil, clearing: false)
    Interaction.tap(.showing("Oat milk"), .showing("Add"))
  }
  .retelling("https://github.com/openfoodfacts/openfoodfacts-ios/issues/8")
]
