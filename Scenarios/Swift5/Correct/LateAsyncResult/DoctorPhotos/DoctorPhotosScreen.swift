import CellHarness
import UIKit

public struct DoctorPhotosScreen: CellScreen {
  public init() {}
  public let rootViewController: UIViewController = UINavigationController(rootViewController: DoctorsViewController())
  public static var network: [NetworkAnswer] {
    [NetworkAnswer("https://img.clinic.example/doctors/*") { .image(named: $0.lastPathComponent) }]
  }
}

/// A photo per row, loaded while one scrolls.
let doctorPhotosScenarios: [Scenario] = [
  Scenario("late-async-result/doctor-photos/correct", DoctorPhotosScreen.self) {
    Interaction.scrollBy(600)
    Interaction.scrollToEnd
    Interaction.scrollToTop
  }
]
