import CellHarness
import UIKit

public struct DiaryCommentsScreen: CellScreen {
  private let controller = DiaryCommentsViewController()
  public init() {}
  public var rootViewController: UIViewController { controller }
}

// Re-told from https://github.com/ReactiveX/RxSwift/issues/437
let diaryCommentsScenarios: [Scenario] = [
  Scenario("handler-outlives-item/diary-comments/correct", DiaryCommentsScreen.self) {
    Interaction.scrollToEnd
    Interaction.scrollToTop
    Interaction.tap(.showing("Day 2"), .showing("Comment"))
    Interaction.tapAlert("OK")
  }
  .retelling("https://github.com/ReactiveX/RxSwift/issues/437")
]
