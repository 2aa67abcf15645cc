import CellHarness
import SwiftUI

public struct ExamCameraScreen: CellScreen {
  private let hall = ExamHall()
  private let controller: UIViewController
  public init() { controller = UIHostingController(rootView: ExamCameraView(hall: hall)) }
  public var rootViewController: UIViewController { controller }
  public var mutations: [CellMutation] {
    let hall = hall
    return [CellMutation("all move on") { hall.rotate() }]
  }
}

let examCameraScenarios: [Scenario] = [
  Scenario("stale-index-action/exam-camera/correct", ExamCameraScreen.self) {
    Interaction.tap("Clemens")
    Interaction.mutate("all move on")
  }
]
