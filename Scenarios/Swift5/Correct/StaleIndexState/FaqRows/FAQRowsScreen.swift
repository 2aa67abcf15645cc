import CellHarness
import SwiftUI
import UIKit

public struct FAQRowsScreen: CellScreen {
  private let model = FAQRowsModel()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: FAQRowsView(model: model)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] { [CellMutation("a question arrives") { model.receive() }] }
}

// Re-told from https://swiftable-astro.pages.dev/blog/foreach-identity-debug-checklist/
let faqRowsScenarios: [Scenario] = [
  Scenario("stale-index-state/faq-rows/correct", FAQRowsScreen.self) {
    Interaction.tap(.showing("Question 2?"), .showing("Question 2?"))
    Interaction.mutate("a question arrives")
  }
  .retelling("https://swiftable-astro.pages.dev/blog/foreach-identity-debug-checklist/")
]
