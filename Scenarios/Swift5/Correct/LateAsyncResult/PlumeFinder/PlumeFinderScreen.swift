import CellHarness
import SwiftUI
import UIKit

public struct PlumeFinderScreen: CellScreen {
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: PlumeFinderView(search: PlumeSearch())) }
  public var rootViewController: UIViewController { controller }

  nonisolated private static let museum: [Plume] = [
    Plume(id: 1, name: "Grey heron", latin: "Ardea cinerea"),
    Plume(id: 2, name: "Hen harrier", latin: "Circus cyaneus"),
    Plume(id: 3, name: "Herring gull", latin: "Larus argentatus"),
    Plume(id: 4, name: "Chestnut teal", latin: "Anas castanea"),
    Plume(id: 5, name: "Purple heron", latin: "Ardea purpurea"),
    Plume(id: 6, name: "Reed warbler", latin: "Acrocephalus scirpaceus"),
    Plume(id: 7, name: "Marsh tit", latin: "Poecile palustris"),
  ]

  nonisolated private static func answer(_ url: URL) -> NetworkAnswer.Content {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let text = items.first { $0.name == "q" }?.value ?? ""
    let found = museum.filter { $0.name.lowercased().contains(text) }
    guard let data = try? JSONEncoder().encode(found) else { return .status(500) }
    return .data(data, type: "application/json")
  }

  // Short words find much, and take the server longer.
  public static var network: [NetworkAnswer] {
    [
      NetworkAnswer("https://api.plumes.example/birds?q=he", after: 1.5) { answer($0) },
      NetworkAnswer("https://api.plumes.example/birds*", after: 0.2) { answer($0) },
    ]
  }
}

// Re-told from https://github.com/satsdisco/JellyAmp/issues/41
let plumeFinderScenarios: [Scenario] = [
  Scenario("late-async-result/plume-finder/correct", PlumeFinderScreen.self) {
    Interaction.hurry(0.5)
    Interaction.type("he", into: .showing("Name of a bird"))
    Interaction.type("ron", into: .showing("Name of a bird"))
    Interaction.wait(3)
    Interaction.tap(.showing("Grey heron"), .showing("Saw it"))
  }
  .retelling("https://github.com/satsdisco/JellyAmp/issues/41")
]
