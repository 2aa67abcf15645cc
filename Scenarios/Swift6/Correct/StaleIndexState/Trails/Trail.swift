import Foundation
import SwiftData

@Model final class Trail {
  @Attribute(.unique) var name: String
  var kilometers: Double

  init(name: String, kilometers: Double) {
    self.name = name
    self.kilometers = kilometers
  }

  @MainActor static func region() -> ModelContainer? {
    let container = try? ModelContainer(for: Trail.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for number in 1...12 { container?.mainContext.insert(Trail(name: "Trail \(number)", kilometers: Double(number) * 1.5)) }
    return container
  }
}
