import Foundation
import SwiftData

@Model final class Kiln {
  var name: String
  var degrees: Int

  init(name: String, degrees: Int) {
    self.name = name
    self.degrees = degrees
  }

  @MainActor static func pottery() -> ModelContainer? {
    let container = try? ModelContainer(for: Kiln.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for number in 1...9 { container?.mainContext.insert(Kiln(name: "Kiln \(number)", degrees: 100 * number)) }
    return container
  }

  /// All of them get hotter.
  @MainActor static func fire(_ container: ModelContainer?) {
    for kiln in (try? container?.mainContext.fetch(FetchDescriptor<Kiln>())) ?? [] { kiln.degrees += 50 }
  }
}
