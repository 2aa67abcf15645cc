import SwiftUI

private struct HelpdeskTicket: Identifiable {
  let id: String
  let subject: String
  let customer: String
  let letter: String
  var isSolved = false
}

@MainActor @Observable private final class HelpdeskQueue {
  fileprivate private(set) var tickets: [HelpdeskTicket] = []
  private var waiting: [(String, String, String)] = [
    ("Refund for the lamp", "Oda Falk", "It arrived in two pieces."),
    ("Change my address", "Till Kern", "I have moved to the coast."),
    ("Where is my order?", "Ruth Amsel", "It was promised for last week."),
    ("Voucher refused", "Pia Lorenz", "The till says it is used up."),
  ]
  private var number = 100

  fileprivate init() {
    let first: [(String, String, String)] = [
      ("Chair wobbles", "Ada Brandt", "One leg is a bit shorter than the others."),
      ("Wrong colour", "Emil Dorn", "I ordered green and got teal."),
      ("Missing screws", "Ilse Voss", "There should be twelve in the bag."),
      ("Cannot log in", "Jost Meier", "The reset mail never comes."),
      ("Invoice twice", "Karla Sand", "I was charged on Monday and on Tuesday."),
      ("Table scratched", "Lutz Ehlers", "A long scratch across the top."),
      ("Cancel my order", "Mona Pohl", "I found it on the attic after all."),
      ("Late delivery", "Nils Roth", "The driver never rang."),
      ("Manual in French", "Olaf Simon", "Please send the German one."),
      ("Drawer stuck", "Petra Wolf", "It opens half way."),
      ("Newsletter", "Quirin Abel", "I do not want it any longer."),
      ("Gift wrap", "Rosa Thiel", "It came without a bow."),
      ("Spare key", "Sven Ulrich", "For the small cabinet, please."),
      ("Broken link", "Tilda Vogt", "The size guide shows an error."),
      ("Warranty", "Ulf Weiss", "How long does it last?"),
      ("Bulb size", "Vera Xander", "Which socket does it need?"),
    ]
    for ticket in first.reversed() { open(ticket) }
  }

  fileprivate var openCount: Int { tickets.filter { !$0.isSolved }.count }

  /// The newest one stands on top.
  private func open(_ ticket: (String, String, String)) {
    number += 1
    tickets.insert(HelpdeskTicket(id: "T\(number)", subject: ticket.0, customer: ticket.1, letter: ticket.2), at: 0)
  }

  fileprivate func fetch() {
    guard !waiting.isEmpty else { return }
    open(waiting.removeFirst())
  }

  fileprivate func solve(_ ticket: HelpdeskTicket) {
    guard let place = tickets.firstIndex(where: { $0.id == ticket.id }) else { return }
    tickets[place].isSolved.toggle()
  }

  fileprivate func close(_ ticket: HelpdeskTicket) { tickets.removeAll { $0.id == ticket.id } }
}

private struct HelpdeskRow: View {
  let ticket: HelpdeskTicket
  let solve: @MainActor () -> Void
  @Binding var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        VStack(alignment: .leading) {
          Text(ticket.subject).strikethrough(ticket.isSolved)
          Text(ticket.customer).font(.caption)
        }
        Spacer()
        Button(isOpen ? "Less" : "Read") { isOpen.toggle() }.buttonStyle(.borderless)
      }
      if isOpen {
        Text(ticket.letter)
        Button(ticket.isSolved ? "Reopen" : "Solved", action: solve).buttonStyle(.borderless)
      }
    }
  }
}

struct HelpdeskFeedView: View {
  @State private var queue = HelpdeskQueue()
  @State private var opened: Set<HelpdeskTicket.ID> = []

  private func isOpen(_ id: HelpdeskTicket.ID) -> Binding<Bool> {
    Binding(get: { opened.contains(id) }, set: { if $0 { opened.insert(id) } else { opened.remove(id) } })
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(queue.tickets) { ticket in
          HelpdeskRow(ticket: ticket, solve: { queue.solve(ticket) }, isOpen: isOpen(ticket.id))
            .swipeActions(edge: .trailing) {
              Button("Close", role: .destructive) { queue.close(ticket) }
            }
        }
      }
      .navigationTitle("\(queue.openCount) open")
      .toolbar { Button("Fetch") { queue.fetch() } }
    }
  }
}
