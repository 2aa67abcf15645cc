import Foundation
import SwiftData

@Model final class Seedling {
  var name: String
  var isWatered = false

  init(name: String) { self.name = name }

  @MainActor static func nursery() -> ModelContainer? {
    let container = try? ModelContainer(for: Seedling.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for name in ["Basil", "Chives", "Dill", "Fennel", "Mint", "Oregano", "Parsley", "Sage", "Thyme"] {
      container?.mainContext.insert(Seedling(name: name))
    }
    return container
  }
}
