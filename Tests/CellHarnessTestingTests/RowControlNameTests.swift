import CellHarnessTesting
import SwiftUI
import Testing

/// What a script calls the parts of SwiftUI's controls, and what stands in bars and headers.
@Suite("Names of SwiftUI's controls") struct RowControlNameTests {
  private func shown(_ host: CellHost) throws -> [String] { try host.visibleItems.flatMap { try $0.texts } }

  @Test("the halves of a stepper are called Increment and Decrement, alone and after the stepper's label")
  func steppers() throws {
    try withHost(BakeryScreen.self, policies: .base) { host in
      try host.item("Roll").button("Increment").tap()
      try host.item("Roll").button("Roll: 1, Increment").tap()
      try host.item("Bun").button("Increment").tap()
      try #expect(shown(host).contains("Total: 3"))
      try host.item("Roll").button("Decrement").tap()
      try #expect(host.item("Roll").texts.contains("Roll: 1"))
      try #expect(shown(host).contains("Total: 2"))
      try host.tapOutside("Increment")
      try #expect(shown(host).contains("Total: 3"))
    }
  }

  @Test("a slider in a row is put to a percentage of its track, up to both ends, and goes by its label")
  func sliders() throws {
    try withHost(MixScreen.self, policies: .base) { host in
      try host.item("Volume").pick("100 %")
      try #expect(shown(host).contains("volume 100"))
      try host.item("Volume").pick("0 %")
      try #expect(shown(host).contains("volume 0"))
      try host.item("Volume").pick("25 %")
      try #expect(shown(host).contains("volume 25"))
    }
  }

  @Test("the menu of a toolbar is opened by its title, by a tap and by opening it, and its entries are chosen")
  func menuOfBar() throws {
    try withHost(SortedScreen.self, policies: .base) { host in
      try host.perform(.openMenu(.showing("Sort")))
      #expect(host.menu == ["Age", "Name"])
      try host.chooseMenuItem("Name")
      try #expect(shown(host) == ["Ash", "Birch", "Cedar"])
      try host.tapOutside("Sort")
      try host.chooseMenuItem("Age")
      try #expect(shown(host) == ["Cedar", "Ash", "Birch"])
      #expect(throws: (any Error).self) { try host.perform(.openMenu(.showing("Nothing"))) }
    }
  }

  @Test("a button in a header closes its section and opens it again")
  func header() throws {
    try withHost(CourseScreen.self, policies: .base) { host in
      try host.tapOutside("Hide Mains")
      try #expect(shown(host) == ["Cake"])
      try host.tapOutside("Show Mains")
      try #expect(shown(host) == ["Soup", "Pie", "Cake"])
    }
  }
}

// MARK: - Steppers

private struct Bakery: View {
  private struct Product: Identifiable {
    let name: String
    var count = 0
    var id: String { name }
  }
  @State private var products = [Product(name: "Roll"), Product(name: "Bun")]
  @State private var boxes = 0

  var body: some View {
    VStack {
      Form {
        ForEach($products) { $product in Stepper("\(product.name): \(product.count)", value: $product.count, in: 0...10) }
        Text("Total: \(products.reduce(boxes) { $0 + $1.count })")
      }
      Stepper("Boxes", value: $boxes, in: 0...10)
    }
  }
}

private struct BakeryScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: Bakery())
}

// MARK: - Sliders

private struct Mix: View {
  @State private var volume = 0.5
  var body: some View {
    List {
      Slider(value: $volume) { Text("Volume") }
      Text("volume \(Int((volume * 100).rounded()))")
    }
  }
}

private struct MixScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: Mix())
}

// MARK: - A menu of a bar

private struct Sorted: View {
  private enum Order: String, CaseIterable { case age = "Age", name = "Name" }
  private struct Tree: Identifiable {
    let name: String
    let age: Int
    var id: String { name }
  }
  @State private var order = Order.age
  private let trees = [Tree(name: "Birch", age: 90), Tree(name: "Ash", age: 40), Tree(name: "Cedar", age: 12)]

  var body: some View {
    NavigationStack {
      List(trees.sorted { order == .age ? $0.age < $1.age : $0.name < $1.name }) { Text($0.name) }
        .toolbar {
          Menu {
            Picker("Order", selection: $order) { ForEach(Order.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
    }
  }
}

private struct SortedScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: Sorted())
}

// MARK: - Headers

private struct Courses: View {
  @State private var hidden: Set<String> = []
  private let menu = [("Mains", ["Soup", "Pie"]), ("Sweets", ["Cake"])]

  var body: some View {
    List {
      ForEach(menu, id: \.0) { title, dishes in
        Section {
          if !hidden.contains(title) { ForEach(dishes, id: \.self) { Text($0) } }
        } header: {
          Button("\(hidden.contains(title) ? "Show" : "Hide") \(title)") {
            if hidden.contains(title) { hidden.remove(title) } else { hidden.insert(title) }
          }
        }
      }
    }
  }
}

private struct CourseScreen: CellScreen {
  let rootViewController: UIViewController = UIHostingController(rootView: Courses())
}
