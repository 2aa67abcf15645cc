import CellHarness
import UIKit

public struct CarouselOffersScreen: CellScreen {
  private let controller = CarouselOffersViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/BenEmdon/CenteredCollectionView/issues/52
let carouselOffersScenarios: [Scenario] = [
  Scenario("leaked-appearance/carousel-offers/correct", CarouselOffersScreen.self) {
    Interaction.tap(.showing("Offer 1"), .showing("Take it"))
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
  .retelling("https://github.com/BenEmdon/CenteredCollectionView/issues/52")
]
