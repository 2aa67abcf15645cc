import SwiftUI

@MainActor @Observable final class ExamHall {
  /// Who sits at the desks, from the door on.
  private(set) var pupils = ["Annika", "Bastian", "Clemens", "Dorothea", "Emmeran", "Felicia"]
  let desks = ["Door desk", "Stove desk", "Map desk", "Globe desk", "Organ desk", "Window desk"]
  /// The desk at which the camera looks.
  private(set) var camera: Int?

  func look(at desk: Int) { camera = desk }
  func lookAway() { camera = nil }

  /// Everybody moves on by one desk, so that nobody copies.
  func rotate() { pupils.insert(pupils.removeLast(), at: 0) }
}

/// A hall with a camera that is turned to a desk, and stays so whoever sits there.
struct ExamCameraView: View {
  let hall: ExamHall

  var body: some View {
    NavigationStack {
      VStack {
        Text(hall.camera.map { "\(hall.desks[$0]): \(hall.pupils[$0])" } ?? "The camera is off")
        List(Array(hall.pupils.enumerated()), id: \.element) { desk, pupil in
          Button {
            hall.look(at: desk)
          } label: {
            HStack {
              Text(pupil)
              Spacer()
              Text(hall.desks[desk])
            }
          }
        }
      }
      .navigationTitle("Exam")
      .toolbar { Button("Camera off") { hall.lookAway() } }
    }
  }
}
