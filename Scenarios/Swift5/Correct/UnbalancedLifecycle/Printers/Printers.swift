import Combine
import SwiftUI

struct Sheet: Identifiable, Equatable {
  let id: Int
  let name: String
}

/// Prints what is sent to the office. Every printer of the pool makes its copy.
@MainActor final class Printer {
  private var subscription: AnyCancellable?

  init(pool: PrinterPool) {
    subscription = pool.jobs.sink { [weak pool] name in pool?.printed(name) }
  }
}

@MainActor final class PrinterPool: ObservableObject {
  let jobs = PassthroughSubject<String, Never>()
  @Published private(set) var sheets: [Sheet] = []
  @Published private(set) var printers: [Printer] = []
  private var waiting = ["Minutes", "Floor plan", "Menu"]
  private var last = 0

  init() {
    add()
    printed("Invoice")
  }

  func add() { printers.append(Printer(pool: self)) }

  func print() {
    guard !waiting.isEmpty else { return }
    jobs.send(waiting.removeFirst())
  }

  func take(_ sheet: Sheet) { sheets.removeAll { $0 == sheet } }

  func printed(_ name: String) {
    last += 1
    sheets.append(Sheet(id: last, name: name))
  }
}

struct PrintersView: View {
  @StateObject private var pool = PrinterPool()
  @State private var showsPrinters = false

  var body: some View {
    NavigationStack {
      List(pool.sheets) { sheet in
        Text(sheet.name)
          .swipeActions { Button("Take") { pool.take(sheet) } }
      }
      .navigationTitle("Tray")
      .toolbar {
        Button("Printers") { showsPrinters = true }
        Button("Print") { pool.print() }
      }
      .sheet(isPresented: $showsPrinters) {
        VStack(spacing: 16) {
          Text("Each printer makes one copy.")
          Text("Printers in the pool: \(pool.printers.count)")
          Button("Add a printer") {
            pool.add()
            showsPrinters = false
          }
        }
      }
    }
  }
}
