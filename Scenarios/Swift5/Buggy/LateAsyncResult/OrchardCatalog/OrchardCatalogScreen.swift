import CellHarness
import Foundation
import UIKit

public struct OrchardCatalogScreen: CellScreen {
  private let navigation = UINavigationController(
    rootViewController: OrchardCatalogViewController(catalog: OrchardCatalog(service: OrchardService())))

  public init() {}

  public var rootViewController: UIViewController { navigation }

  private nonisolated static func page(of url: URL) -> NetworkAnswer.Content {
    let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let season = query.first { $0.name == "season" }?.value ?? "all"
    let page = query.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
    let first = ["Amber", "Crimson", "Saint", "Winter", "Little", "Grey", "Royal", "Honey", "Wild", "Queen's"]
    let second = ["Pippin", "Russet", "Codlin", "Reinette", "Pearmain", "Jonathan"]
    let all = second.enumerated().flatMap { row, kind in
      first.enumerated().map { column, colour in
        (name: "\(colour) \(kind)", season: (row + column) % 2 == 0 ? "early" : "late", weeks: 4 + row * 3 + column)
      }
    }
    let chosen = season == "all" ? all : all.filter { $0.season == season }
    let pages = (chosen.count + 19) / 20
    let rows = chosen.dropFirst((page - 1) * 20).prefix(20).map { variety in
      #"{"id": "\#(variety.name)", "name": "\#(variety.name)", "season": "\#(variety.season)", "keepsWeeks": \#(variety.weeks)}"#
    }
    return .json(#"{"page": \#(page), "pages": \#(pages), "varieties": [\#(rows.joined(separator: ", "))]}"#)
  }

  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://orchard.example.org/varieties?season=all&page=2", after: 1.4) { page(of: $0) },
      NetworkAnswer("https://orchard.example.org/varieties*", after: 0.2) { page(of: $0) },
    ]
  }
}

// Re-told from https://github.com/Suwatte/Suwatte/pull/162
let orchardCatalogScenarios: [Scenario] = [
  Scenario("late-async-result/orchard-catalog/buggy", OrchardCatalogScreen.self, expecting: ["late-async-result"]) {
    Interaction.hurry(0.3)
    Interaction.scrollToEnd
    Interaction.tap(.showing("Late"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/Suwatte/Suwatte/pull/162")
]
