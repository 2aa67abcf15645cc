import CellHarness
import UIKit

/// The heights are kept by index path and used as the heights of the rows. After a new testimonial came in on top, each
/// text has the height of the one above: some are cut off, others have a gap.
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
  Scenario("stale-index-state/testimonials/buggy", TestimonialsScreen.self, expecting: ["stale-index-state"]) {
    Interaction.setEditing(true)
    Interaction.mutate("a testimonial comes in")
  }
]
