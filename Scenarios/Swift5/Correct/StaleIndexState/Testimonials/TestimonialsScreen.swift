import CellHarness
import UIKit

public struct TestimonialsScreen: CellScreen {
  private let controller = TestimonialsViewController()
  private let root: UIViewController
  public init() { root = UINavigationController(rootViewController: controller) }
  public var rootViewController: UIViewController { root }
  public var mutations: [CellMutation] {
    [
      CellMutation("a testimonial comes in") { controller.receiveTestimonial() }
    ]
  }
}

let testimonialsScenarios: [Scenario] = [
  Scenario("stale-index-state/testimonials/correct", TestimonialsScreen.self) {
    Interaction.setEditing(true)
    Interaction.mutate("a testimonial comes in")
  }
]
