import SwiftUI

struct GateRulesView: View {
  @Bindable var book: GateRuleBook
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(book.visibleRules) { rule in
            GateRuleRow(rule: rule) { book.setOn($0, for: rule.id) }
              .swipeActions(edge: .leading) {
                ForEach(GateVerdict.allCases.filter { $0 != rule.verdict }) { verdict in
                  Button(verdict.rawValue) { book.setVerdict(verdict, for: rule.id) }
                    .tint(.indigo)
                }
              }
          }
          .onDelete { book.remove(atOffsets: $0) }
        } header: {
          Text(book.query.isEmpty ? "All rules" : "Found")
        } footer: {
          Text("\(book.activeCount) of \(book.rules.count) rules active")
        }
      }
      .overlay {
        if book.visibleRules.isEmpty {
          ContentUnavailableView.search(text: book.query)
        }
      }
      .navigationTitle("Gate")
      .searchable(text: $book.query, prompt: "Find a rule")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        GateRuleForm { book.add($0, verdict: $1) }
      }
    }
  }
}
