import Foundation
import SwiftData

@Model final class Voyage {
  var harbor: String
  var isBooked = false

  init(harbor: String) { self.harbor = harbor }

  @MainActor static func catalog() -> ModelContainer? {
    let container = try? ModelContainer(for: Voyage.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for harbor in ["Bergen", "Cork", "Genoa", "Lisbon", "Split"] { container?.mainContext.insert(Voyage(harbor: harbor)) }
    return container
  }
}
