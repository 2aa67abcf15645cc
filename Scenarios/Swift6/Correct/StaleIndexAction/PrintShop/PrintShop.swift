import SwiftUI

private struct PrintPicture: Identifiable {
  let id: Int
  let name: String
  /// How long it takes.
  let seconds: Int
}

/// Prints are numbered as they come out of the machine.
@MainActor @Observable final class PrintMachine {
  fileprivate let pictures = [
    PrintPicture(id: 1, name: "Panorama", seconds: 5), PrintPicture(id: 2, name: "Stamp", seconds: 1),
    PrintPicture(id: 3, name: "Postcard", seconds: 2), PrintPicture(id: 4, name: "Poster", seconds: 6),
    PrintPicture(id: 5, name: "Passport", seconds: 1), PrintPicture(id: 6, name: "Canvas", seconds: 8),
  ]
  fileprivate private(set) var numbers: [Int: Int] = [:]
  fileprivate private(set) var isPrinting: Set<Int> = []
  private var printed = 0

  fileprivate func order(_ picture: PrintPicture) {
    guard isPrinting.insert(picture.id).inserted else { return }
    Task {
      try? await Task.sleep(for: .seconds(picture.seconds))
      printed += 1
      numbers[picture.id] = printed
      isPrinting.remove(picture.id)
    }
  }

  fileprivate func state(of picture: PrintPicture) -> String {
    if isPrinting.contains(picture.id) { return "Printing…" }
    return numbers[picture.id].map { "Out as no. \($0)" } ?? "Not ordered"
  }
}

struct PrintShopView: View {
  let machine: PrintMachine

  var body: some View {
    NavigationStack {
      List(machine.pictures) { picture in
        HStack {
          Text(picture.name)
          Spacer()
          Text(machine.state(of: picture))
          Button("Order") { machine.order(picture) }
        }
      }
      .navigationTitle("Prints")
    }
  }
}
